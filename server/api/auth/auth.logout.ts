/** Ends the session on every node and clears its cookies (M203). */
import { authLogout } from '#schemas/api/auth/auth.logout.ts';
import { handle, ok } from '../define-handler.ts';

export const authLogoutHandler = handle(authLogout, async ({ shop, deps, viewer }) => {
  if (viewer !== undefined) {
    const { publicId } = viewer.session;
    await deps.stores.sessions.revoke(shop.appId, publicId);
    await deps.bus.publish('session.revoked', { appId: shop.appId, publicId });
  }
  return ok({}, { kind: 'ended' });
});
