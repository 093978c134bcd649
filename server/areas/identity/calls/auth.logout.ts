/** Ends the session on every node and clears its cookies (M203). */
import { endSession } from '../rules/sign-in.ts';
import { authLogout } from '#schemas/api/identity/auth.logout.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authLogoutHandler = handle(authLogout, async ({ shop, deps, holder }) => {
  const held = await holder();
  if (held !== undefined) await endSession(deps, shop.appId, held.session.publicId);
  return ok({}, { session: { kind: 'ended' } });
});
