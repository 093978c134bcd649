/** Shops of the installation: listed, created; people invited into one (ADR-299). */
import { consolePeopleInvite, consoleShopsCreate, consoleShopsList } from '#schemas/api/console/shops.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { createShop, invitePerson } from '../rules/open-shop.ts';
import type { RequestFault } from '../rules/validate-shop-request.ts';

/** The faults as the wire has them. */
const faultsOf = (faults: readonly RequestFault[]) =>
  faults.map(({ field, message }) => ({ field, message }));

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
  handleConsole(consolePeopleInvite, async ({ input, shop, deps }) => {
    const { phone = '', role = '' } = input;
    const result = await invitePerson(deps, shop.appId, { phone, role });
    if (!result.ok) return fail('bad-parameters', { faults: result.faults });
    const { path, expiresAt } = result.invitation;
    return okChanged(
      { label: shop.label, path, expires_at: expiresAt },
      { subject: 'invitation', before: null, after: { role } },
    );
  }),
];
