/** Answers the calls of passwords. */
import {
  authPasswordCreate,
  authPasswordChange,
  authPasswordReset,
  trainPasswordModify,
} from '#schemas/api/identity/passwords.ts';
import { reachOf } from '#server/areas/messaging/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { setFirstPassword, refusePassword, setPassword } from '../rules/set-password.ts';
import { changePassword, proveByOld, proveByToken, takeProof } from '../rules/own-password.ts';
import { tellerOf } from '../services/tell-owner.ts';
import { phoneOfKey } from '#schemas/auth/phone.ts';

/** Gives somebody who has just logged in a first password (D58). */
export const authPasswordCreateHandler = handle(authPasswordCreate, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const outcome = await setFirstPassword(deps, viewer, input);
  if (!outcome.ok) return fail(outcome.code);
  deps.messaging.notices.notify(context, reachOf(outcome.account), 'password-changed');
  return ok({});
});

type OwnPasswordRefusal = 'proof-needed' | 'old-password-wrong' | 'reset-token-expired';

/** Changes the password by the present one or a fresh proof; the person's other sessions end (requirement 24). */
export const authPasswordChangeHandler = handle(authPasswordChange, async (context) => {
  const { input, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { token, old_password: old } = input;
  const notify = await tellerOf(context, viewer.user.id);
  const { user } = viewer;
  const refusal = await changePassword<OwnPasswordRefusal>(deps, viewer, input, async () => {
    if (token !== undefined) return proveByToken(deps, user, { browser: browser(), token });
    return old === undefined ? { ok: false, code: 'proof-needed' } : proveByOld(deps, user, old);
  });
  if (refusal !== undefined) return fail(refusal);
  notify('password-changed');
  return ok({});
});

/** Sets a new password by the proof of a phone; ends every session of the person (M213, M282, requirement 22). */
export const authPasswordResetHandler = handle(authPasswordReset, async (context) => {
  const { input, shop, deps, viewer, browser } = context;
  const { appId } = shop;
  // Judged before the token is taken: a password that will not do costs nobody another SMS.
  const refusal = refusePassword(input);
  if (refusal !== undefined) return fail(refusal);
  const proof = await takeProof(deps, { appId, browser: browser(), token: input.token });
  if (proof === undefined) return fail('reset-token-expired');
  const { userId, phone } = proof.proof;
  const notify = await tellerOf(context, userId);
  if (!(await setPassword(deps, proof.account, input.password))) return fail('reset-token-expired');
  notify('password-changed');
  const data = { phone: phoneOfKey(phone).number };
  return viewer?.user.id === userId ? ok(data, { session: { kind: 'ended' } }) : ok(data);
});

/** Changes the password of a training account by the present one (D24, M229). */
export const trainPasswordModifyHandler = handle(trainPasswordModify, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const notify = await tellerOf(context, viewer.user.id);
  const refusal = await changePassword(deps, viewer, input, () =>
    proveByOld(deps, viewer.user, input.old_password),
  );
  if (refusal !== undefined) return fail(refusal);
  notify('password-changed');
  return ok({});
});
