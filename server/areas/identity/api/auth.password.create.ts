/** Gives somebody who has just logged in a first password (D58). */
import { authPasswordCreate } from '#schemas/api/auth/auth.password.create.ts';
import { reachOf } from '#server/areas/messaging/area.ts';
import { refusePassword, setPassword } from '../rules/set-password.ts';
import { PROOF_LIFE_MS } from '../limits.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authPasswordCreateHandler = handle(authPasswordCreate, async (context) => {
  const { input, shop, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const refusal = refusePassword(input);
  if (refusal !== undefined) return fail(refusal);
  const { session, user } = viewer;
  // A login is a proof of who one is for as long as any other proof (requirement 24).
  if (session.createdAt + PROOF_LIFE_MS <= deps.clock.now()) return fail('proof-needed');
  const account = await deps.stores.accounts.byId(shop.appId, user.id);
  if (account?.passwordHash !== undefined) return fail('state-conflict');
  const isSet = await setPassword(deps, shop.appId, user.id, input.password);
  if (!isSet) return fail('state-conflict');
  deps.messaging.notices.tell(context, reachOf(account), 'password-changed');
  return ok({});
});
