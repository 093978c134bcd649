/** The audit log, for who may see it (D140). */
import { consoleAuditList, AUDIT_SORTS } from '#schemas/api/console/audit.ts';
import { secondsOf } from '#schemas/time.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

export const auditCalls = [
  handleConsole(consoleAuditList, async ({ input, shop, deps }) => {
    const place = toSortedPlace(input, AUDIT_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { rows, ...part } = await deps.stores.audit.part(shop.appId, input.q, place);
    const items = rows.map(({ at, appId: _appId, userId: _userId, sortKey: _key, ...entry }) => ({
      ...entry,
      at: secondsOf(at),
    }));
    return ok({ ...part, items });
  }),
];
