/** Ends the session on every node and clears its cookies (M203). */
import { endSession } from '../rules/sign-in.ts';
import { authLogout } from '#schemas/api/auth/auth.logout.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authLogoutHandler = handle(authLogout, async ({ shop, deps, viewer }) => {
  if (viewer !== undefined) await endSession(deps, shop.appId, viewer.session.publicId);
  return ok({}, { session: { kind: 'ended' } });
});
