/** The audit log, for who may see it (D140). */
import { consoleAuditList } from '#schemas/api/console/audit.ts';
import { secondsOf } from '#schemas/time.ts';
import { listAsked } from '#server/kernel/cursor.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

export const auditCalls = [
  handleConsole(consoleAuditList, async ({ input, shop, deps }) => {
    const asked = listAsked(input);
    if (asked === undefined) return fail('bad-parameters');
    const { rows, ...part } = await deps.stores.audit.part(shop.appId, input.q, asked);
    const items = rows.map(({ at, appId: _appId, userId: _userId, ...entry }) => ({
      ...entry,
      at: secondsOf(at),
    }));
    return ok({ ...part, items });
  }),
];
