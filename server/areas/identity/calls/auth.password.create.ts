/** Gives somebody who has just logged in a first password (D58). */
import { authPasswordCreate } from '#schemas/api/identity/auth.password.create.ts';
import { reachOf } from '#server/areas/messaging/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { setFirstPassword } from '../rules/set-password.ts';

export const authPasswordCreateHandler = handle(authPasswordCreate, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const outcome = await setFirstPassword(deps, viewer, input);
  if (!outcome.ok) return fail(outcome.code);
  deps.messaging.notices.notify(context, reachOf(outcome.account), 'password-changed');
  return ok({});
});
