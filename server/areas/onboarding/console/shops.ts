/** Shops of the installation: listed, created; people invited into one (ADR-299). */
import { consolePeopleInvite, consoleShopsCreate, consoleShopsList } from '#schemas/api/console/shops.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { isOperator } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { createShop, invitePerson } from '../rules/open-shop.ts';
import { phoneOf, type RequestFault } from '../rules/validate-shop-request.ts';

/** The faults as the wire has them. */
const faultsOf = (faults: readonly RequestFault[]) =>
  faults.map(({ field, message }) => ({ field, message }));

async function isOperatorsPhone({ identity }: Pick<Deps, 'identity'>, appId: string, text: string) {
  const phone = phoneOf(text);
  const account = phone === undefined ? undefined : await identity.accounts.byPhone(appId, phone);
  const user = account === undefined ? undefined : await identity.users.byId(appId, account.id);
  return user !== undefined && isOperator(user);
}

export const shopCalls = [
  handleConsole(consoleShopsList, async ({ deps, holder }) => {
    const rows = holder === undefined ? await deps.shop.list() : [holder.shop.row];
    const items = rows.map(({ label, info }) => ({
      label,
      app_id: info.app_id,
      name: info.base.shop_name,
    }));
    return ok({ items });
  }),
  handleConsole(consoleShopsCreate, async ({ input, deps }) => {
    const { label = '', name = '', owner = '', host = '', kind = '' } = input;
    const result = await createShop(deps, { label, name, owner, host, kind });
    if (!result.ok) return fail('bad-parameters', { faults: faultsOf(result.faults) });
    const { appId, invitation } = result;
    return okChanged(
      {
        label: result.label,
        app_id: appId,
        host: result.host ?? '',
        path: invitation.path,
        expires_at: invitation.expiresAt,
      },
      {
        appId,
        subject: `shop ${result.label}`,
        before: null,
        after: { name, kind, host: result.host ?? '' },
      },
    );
  }),
  handleConsole(consolePeopleInvite, async ({ input, shop, deps, holds }) => {
    const { phone = '', role = '' } = input;
    // The address signs in: whoever runs the installation is invited by nobody else.
    if (!holds('installation') && (await isOperatorsPhone(deps, shop.appId, phone)))
      return fail('no-permission');
    const result = await invitePerson(deps, shop.appId, { phone, role });
    if (!result.ok) return fail('bad-parameters', { faults: result.faults });
    const { path, expiresAt } = result.invitation;
    return okChanged(
      { label: shop.label, path, expires_at: expiresAt },
      { subject: 'invitation', before: null, after: { role } },
    );
  }),
];
