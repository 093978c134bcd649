/** Answers the calls of login codes. */
import { authSmsSend, authPhoneCodeVerify } from '#schemas/api/identity/login-codes.ts';
import { LOGIN_PURPOSES } from '../rules/sign-in-by-phone.ts';
import { sendSmsCode } from '../rules/sms-flow.ts';
import type { FlowPurpose } from '../ports/captchas.ts';
import { askerOf } from '../services/begin-flow.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { readPhone } from '#schemas/auth/phone.ts';
import { makePhoneProof } from '../rules/prove-phone.ts';

const PURPOSES: readonly FlowPurpose[] = [...LOGIN_PURPOSES, 'bindPhone', 'modifyPwd'];

/** Sends a code to a phone, known or not: nothing in the answer tells (M208, requirement 26). */
export const authSmsSendHandler = handle(authSmsSend, async (context) => {
  const { input, shop, deps, locale, request } = context;
  const { capabilities: can } = shop;
  const asker = askerOf(context);
  const flow = await deps.identity.captchas.flowOf(asker, input.session_id, {
    purposes: PURPOSES,
    begins: 'accountLogin',
  });
  if (!can.smsLogin && flow !== undefined && LOGIN_PURPOSES.includes(flow.purpose))
    return fail('login-way-off');
  const sessionId = flow?.sessionId ?? input.session_id ?? '';
  const result = await sendSmsCode(deps, {
    asker,
    facts: { shop, ip: request.ip, locale },
    phone: input.phone_name,
    areaCode: input.area_code,
    proof: { ...input, session_id: sessionId },
    purposes: PURPOSES,
  });
  if (!result.ok) return fail(result.code);
  return ok({ wait_s: result.waitS, ...(input.session_id === undefined ? { session_id: sessionId } : {}) });
});

/** Proves a phone by its code (M205): of anybody known for a new password, of oneself for a change (requirements 22, 24). */
export const authPhoneCodeVerifyHandler = handle(authPhoneCodeVerify, async (context) => {
  const { input, shop, deps, viewer } = context;
  const phone = readPhone(input.area_code, input.phone);
  if (phone === undefined) return fail('phone-wrong');
  const { session_id: sessionId, code } = input;
  const attempt = { appId: shop.appId, browser: context.browser(), sessionId, phone, code };
  const outcome = await makePhoneProof(deps, attempt, viewer?.user.phone);
  return outcome.ok ? ok({ token: outcome.token }) : fail(outcome.code);
});
