/** Answers who is logged in; 8504 when nobody is (M154, M155). */
import { authUserInfoGet } from '#schemas/api/identity/auth.user_info.get.ts';
import { readSuperVip } from '#server/areas/access/area.ts';
import { maskEmail, presentUser } from '../rules/viewer.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authUserInfoGetHandler = handle(authUserInfoGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { accounts, channels, entitlements } = deps.stores;
  const { user } = viewer;
  const [account, bound, bought, superVip] = await Promise.all([
    accounts.byId(shop.appId, user.id),
    channels.of(shop.appId, user.id),
    entitlements.running(shop.appId, user.id),
    readSuperVip(deps, shop.appId, user),
  ]);
  if (account === undefined) return fail('not-logged-in');
  const isSvip = superVip !== undefined;
  const info = presentUser({ ...viewer, account, channels: bound, bought, isSvip }, shop.capabilities);
  const wantsEmail = input.need_account_email === 1;
  return ok({
    user_info: wantsEmail ? { ...info, account_email: maskEmail(account.email) } : info,
    app_id: shop.appId,
  });
});
