/** Shops of the installation: listed, created; people invited into one (ADR-299). */
import { consolePeopleInvite, consoleShopsCreate, consoleShopsList } from '#schemas/api/console/shops.ts';
import { changed, handleConsole, handleInstallation } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { createShop, invitePerson } from '../rules/open-shop.ts';

export const shopCalls = [
  handleInstallation(consoleShopsList, async ({ deps, holder }) => {
    const rows = holder === undefined ? await deps.shop.list() : [holder.shop.row];
    const items = rows.map(({ label, info }) => ({
      label,
      app_id: info.app_id,
      name: info.base.shop_name,
    }));
    return ok({ items });
  }),
  handleInstallation(consoleShopsCreate, async ({ input, deps }) => {
    const { label = '', name = '', owner = '', host = '', kind = '' } = input;
    const created = await createShop(deps, { label, name, owner, host, kind });
    if (!created.ok) return fail('bad-parameters', { faults: created.faults });
    const { appId, invitation } = created;
    return changed(
      {
        label: created.label,
        app_id: appId,
        host: created.host ?? '',
        path: invitation.path,
        expires_at: invitation.expiresAt,
      },
      {
        appId,
        subject: `shop ${created.label}`,
        before: null,
        after: { name, kind, host: created.host ?? '' },
      },
    );
  }),
  handleConsole(consolePeopleInvite, async ({ input, shop, deps }) => {
    const { phone = '', role = '' } = input;
    const invited = await invitePerson(deps, shop.appId, { phone, role });
    if (!invited.ok) return fail('bad-parameters', { faults: invited.faults });
    const { path, expiresAt } = invited.invitation;
    return changed(
      { label: shop.label, path, expires_at: expiresAt },
      { subject: 'invitation', before: null, after: { role } },
    );
  }),
];
