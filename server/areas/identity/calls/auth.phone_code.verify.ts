/** Proves a phone by its code (M205): of anybody known for a new password, of oneself for a change (requirements 22, 24). */
import { authPhoneCodeVerify } from '#schemas/api/identity/auth.phone_code.verify.ts';
import { readPhone } from '#schemas/auth/phone.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { makePhoneProof } from '../rules/prove-phone.ts';

export const authPhoneCodeVerifyHandler = handle(authPhoneCodeVerify, async (context) => {
  const { input, shop, deps, viewer } = context;
  const phone = readPhone(input.area_code, input.phone);
  if (phone === undefined) return fail('phone-wrong');
  const { session_id: sessionId, code } = input;
  const given = { appId: shop.appId, browser: context.browser(), sessionId, phone, code };
  const outcome = await makePhoneProof(deps, given, viewer?.user.phone);
  return outcome.ok ? ok({ token: outcome.token }) : fail(outcome.code);
});
