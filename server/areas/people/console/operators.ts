/** Who runs the installation from a desk: listed, added, taken away (ADR-790). */
import {
  consoleOperatorsAdd,
  consoleOperatorsList,
  consoleOperatorsRemove,
  type Operator,
} from '#schemas/api/console/operators.ts';
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import { deskRoleOf, isOperator, maskPhone, type UserRow } from '#server/areas/identity/area.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

const present = (label: string, { id, nickname, phone }: UserRow): Operator => ({
  label,
  user_id: id,
  person: nickname,
  phone: maskPhone(phone),
});

export const operatorCalls = [
  handleConsole(consoleOperatorsList, async ({ deps }) => {
    const shops = new Map((await deps.shop.list()).map(({ label, info }) => [info.app_id, label]));
    const users = await deps.stores.people.operators();
    return ok({ items: users.map((user) => present(shops.get(user.appId) ?? '', user)) });
  }),
  handleConsole(consoleOperatorsAdd, async ({ input, deps }) => {
    const shop = await deps.shop.byName(input.label);
    if (shop === undefined) return fail('state-conflict', { reason: 'no-shop' });
    const { appId, label } = shop;
    const phone = readWrittenPhone(input.phone);
    const account =
      phone === undefined ? undefined : await deps.identity.accounts.byPhone(appId, phoneKey(phone));
    const user = account === undefined ? undefined : await deps.identity.users.byId(appId, account.id);
    if (user === undefined) return fail('state-conflict', { reason: 'no-person' });
    if (deskRoleOf(user) === undefined) return fail('state-conflict', { reason: 'no-desk-role' });
    const data = present(label, user);
    if (!(await deps.identity.users.setRole(appId, user.id, { role: 'operator', on: true })))
      return okUnchanged(data);
    const change = { before: { is_operator: false }, after: { is_operator: true } };
    return okChanged(data, { appId, subject: `person ${user.id}`, ...change });
  }),
  handleConsole(consoleOperatorsRemove, async ({ input, deps }) => {
    const shop = await deps.shop.byName(input.label);
    if (shop === undefined) return fail('not-found');
    const { appId } = shop;
    const user = await deps.identity.users.byId(appId, input.user_id);
    if (user === undefined || !isOperator(user)) return fail('not-found');
    await deps.identity.users.setRole(appId, user.id, { role: 'operator', on: false });
    const change = { before: { is_operator: true }, after: { is_operator: false } };
    return okChanged({}, { appId, subject: `person ${user.id}`, ...change });
  }),
];
