/** Changes the password by the present one or a fresh proof; the person's other sessions end (requirement 24). */
import { authPasswordChange } from '#schemas/api/identity/auth.password.change.ts';
import { changePassword, proveByOld, proveByToken } from '../rules/own-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

type OwnPasswordRefusal = 'proof-needed' | 'old-password-wrong' | 'reset-token-expired';

export const authPasswordChangeHandler = handle(authPasswordChange, async (context) => {
  const { input, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { token, old_password: old } = input;
  const tell = await tellerOf(context, viewer.user.id);
  const { user } = viewer;
  const refusal = await changePassword<OwnPasswordRefusal>(deps, viewer, input, async () => {
    if (token !== undefined) return proveByToken(deps, user, { browser: browser(), token });
    return old === undefined ? { ok: false, code: 'proof-needed' } : proveByOld(deps, user, old);
  });
  if (refusal !== undefined) return fail(refusal);
  tell('password-changed');
  return ok({});
});
