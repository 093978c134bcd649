/** Answers whether the person is an admin of this training shop (M191). */
import { authIsAdminGet } from '#schemas/api/identity/auth.is_admin.get.ts';
import { may } from '../rules/viewer.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

export const authIsAdminGetHandler = handle(authIsAdminGet, ({ shop, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok({ is_admin: may(viewer.user, shop.capabilities).enterConsole ? 1 : 0 });
});
