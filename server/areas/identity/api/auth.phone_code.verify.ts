/** Proves a phone by its code (M205): of anybody known for a new password, of oneself for a change (requirements 22, 24). */
import { authPhoneCodeVerify } from '#schemas/api/auth/auth.phone_code.verify.ts';
import { phoneKey, readPhone } from '#schemas/auth/phone.ts';
import { provePhone } from '../rules/prove-phone.ts';
import type { FlowPurpose } from '../ports/captchas.ts';
import { PROOF_LIFE_MS } from '../limits.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

const OWN_PURPOSES: readonly FlowPurpose[] = ['bindPhone', 'verfyLogin'];

export const authPhoneCodeVerifyHandler = handle(authPhoneCodeVerify, async (context) => {
  const { input, shop, deps, viewer } = context;
  const { appId } = shop;
  const phone = readPhone(input.area_code, input.phone);
  if (phone === undefined) return fail('phone-wrong');
  const key = phoneKey(phone);
  const browser = context.browser();
  const isOwn = viewer?.user.phone === key;
  const proven = await provePhone(deps, {
    appId,
    browser,
    sessionId: input.session_id,
    phone,
    code: input.code,
    purposes: isOwn ? ['modifyPwd', ...OWN_PURPOSES] : ['modifyPwd'],
  });
  if (!proven.ok) return fail(proven.code);
  // Only who holds the phone learns whether it is known (requirement 26).
  const account = await deps.stores.accounts.byPhone(appId, key);
  if (account === undefined) return fail('phone-not-registered');
  const purpose = proven.purpose === 'modifyPwd' ? 'modifyPwd' : 'bindPhone';
  const proof = { purpose, phone: key, userId: account.id, browser } as const;
  return ok({ token: await deps.identity.tickets.make(appId, 'proof', proof, PROOF_LIFE_MS) });
});
