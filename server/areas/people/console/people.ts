/** People of a shop for its owner: the list, and one of them (D138). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  PEOPLE_SORTS,
  consolePeopleDisable,
  consolePeopleGet,
  consolePeopleList,
  consolePeopleRoleSet,
} from '#schemas/api/console/people.ts';
import { deskRoleOf } from '#server/areas/identity/area.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { presentLine, presentPerson } from '../rules/present-person.ts';

export const peopleCalls = [
  handleConsole(consolePeopleList, async ({ input, shop: { appId }, deps: { stores } }) => {
    const place = toSortedPlace(input, PEOPLE_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter: { role, is_disabled: isDisabled, goods_id: goodsId } = {} } = input;
    const { rows, ...part } = await stores.people.part(
      appId,
      { q, roles: valuesOf(role), isDisabled, goodsId },
      place,
    );
    return ok({ ...part, items: rows.map(presentLine) });
  }),
  handleConsole(consolePeopleGet, async ({ input: { id }, shop: { appId }, deps: { stores }, locale }) => {
    const row = await stores.people.byId(appId, id);
    if (row === undefined) return fail('not-found');
    const { personHistory } = stores;
    const [rights, orders, records, certificates] = await Promise.all([
      personHistory.rights(appId, id),
      personHistory.orders(appId, id),
      personHistory.records(appId, id),
      personHistory.certificates(appId, id),
    ]);
    const item = presentPerson(row, { rights, orders, records, certificates }, locale);
    return ok({ item, version: contentHash(item) });
  }),
  handleConsole(consolePeopleDisable, async ({ input, shop: { appId }, deps: { identity, clock } }) => {
    const { user_id, is_disabled, reason } = input;
    const user = await identity.users.byId(appId, user_id);
    if (user === undefined) return fail('not-found');
    // A shop keeps an owner who can open its desk.
    if (is_disabled && deskRoleOf(user) === 'owner') return fail('state-conflict');
    const data = { user_id, is_disabled };
    const before = { is_disabled: user.disabledAt !== undefined };
    if (before.is_disabled === is_disabled) return okUnchanged(data);
    await identity.users.setDisabled(appId, user_id, is_disabled ? clock.now() : null);
    const after = { is_disabled, reason: reason.trim() };
    return okChanged(data, { subject: `person ${user_id}`, before, after });
  }),
  handleConsole(consolePeopleRoleSet, async ({ input: { user_id, role }, shop: { appId }, deps }) => {
    const change = await deps.identity.users.setDeskRole(appId, user_id, role);
    if (change.outcome !== 'set')
      return fail(change.outcome === 'no-person' ? 'not-found' : 'state-conflict');
    const { before } = change;
    if (before === role) return okUnchanged({ user_id, role });
    return okChanged(
      { user_id, role },
      { subject: `person ${user_id}`, before: { role: before }, after: { role } },
    );
  }),
];
