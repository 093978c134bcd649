/** Ends the session of this browser on the main host (M202, D7). */
import { authMainLogout } from '#schemas/api/identity/auth.main.logout.ts';
import { endSession } from '../rules/sign-in.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authMainLogoutHandler = handle(authMainLogout, async ({ shop, deps, viewer }) => {
  if (viewer !== undefined) await endSession(deps, shop.appId, viewer.session.publicId);
  return ok({}, { session: { kind: 'ended' } });
});
