/** Changes the password by the present one or a fresh proof; the person's other sessions end (requirement 24). */
import { authPasswordChange } from '#schemas/api/auth/auth.password.change.ts';
import { changePassword, refuseOld, refuseToken } from '../rules/own-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

export const authPasswordChangeHandler = handle(authPasswordChange, async (context) => {
  const { input, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { token, old_password: old } = input;
  const tell = await tellerOf(context, viewer.user.id);
  const refusal = await changePassword(deps, viewer, input, async () => {
    if (token !== undefined) return refuseToken(deps, viewer.user, { browser: browser(), token });
    return old === undefined ? 'proof-needed' : refuseOld(deps, viewer.user, old);
  });
  if (refusal !== undefined) return fail(refusal);
  tell('password-changed');
  return ok({});
});
