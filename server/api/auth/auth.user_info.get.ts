/** Answers who is logged in; 8504 when nobody is (M154, M155). */
import { authUserInfoGet } from '#schemas/api/auth/auth.user_info.get.ts';
import { presentUser } from '#server/domain/viewer.ts';
import { handle, ok, fail } from '../define-handler.ts';

export const authUserInfoGetHandler = handle(authUserInfoGet, ({ input, shop, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const user = presentUser(viewer, shop.capabilities);
  // No e-mail address is stored yet; the field appears, empty, when it is asked for.
  return ok({
    user_info: input.need_account_email === 1 ? { ...user, account_email: '' } : user,
    app_id: shop.appId,
  });
});
