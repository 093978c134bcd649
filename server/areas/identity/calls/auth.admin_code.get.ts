/** Answers a one-time code for the back end (M90, D108). */
import { authAdminCodeGet } from '#schemas/api/identity/auth.admin_code.get.ts';
import { ADMIN_LOGIN_PATH } from '#schemas/paths.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

export const authAdminCodeGetHandler = handle(authAdminCodeGet, ({ shop, deps, viewer, request }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const audience = deps.config.adminUrl ?? request.origin;
  const code = deps.identity.adminCodes.make({ appId: shop.appId, userId: viewer.user.id, audience });
  return ok({ code, login_url: audience + ADMIN_LOGIN_PATH });
});
