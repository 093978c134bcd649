/** Sets a new password by the proof of a phone; ends every session of the person (M213, M282, requirement 22). */
import { authPasswordReset } from '#schemas/api/identity/auth.password.reset.ts';
import { phoneOfKey } from '#schemas/auth/phone.ts';
import { takeProof } from '../rules/own-password.ts';
import { refusePassword, setPassword } from '../rules/set-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

export const authPasswordResetHandler = handle(authPasswordReset, async (context) => {
  const { input, shop, deps, viewer, browser } = context;
  const { appId } = shop;
  // Judged before the token is taken: a password that will not do costs nobody another SMS.
  const refusal = refusePassword(input);
  if (refusal !== undefined) return fail(refusal);
  const taken = await takeProof(deps, { appId, browser: browser(), token: input.token });
  if (taken === undefined) return fail('reset-token-expired');
  const { userId, phone } = taken.proof;
  const tell = await tellerOf(context, userId);
  if (!(await setPassword(deps, taken.account, input.password))) return fail('reset-token-expired');
  tell('password-changed');
  const data = { phone: phoneOfKey(phone).number };
  return viewer?.user.id === userId ? ok(data, { session: { kind: 'ended' } }) : ok(data);
});
