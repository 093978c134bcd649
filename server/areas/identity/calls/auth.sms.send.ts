/** Sends a code to a phone, known or not: nothing in the answer tells (M208, requirement 26). */
import { authSmsSend } from '#schemas/api/identity/auth.sms.send.ts';
import { LOGIN_PURPOSES } from '../rules/sign-in-by-phone.ts';
import { sendSmsCode } from '../rules/sms-flow.ts';
import type { FlowPurpose } from '../ports/captchas.ts';
import { askerOf } from '../begin-flow.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

const PURPOSES: readonly FlowPurpose[] = [...LOGIN_PURPOSES, 'bindPhone', 'modifyPwd'];

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
  const sent = await sendSmsCode(deps, {
    asker,
    facts: { shop, ip: request.ip, locale },
    phone: input.phone_name,
    areaCode: input.area_code,
    proof: { ...input, session_id: sessionId },
    purposes: PURPOSES,
  });
  if (!sent.ok) return fail(sent.code);
  return ok({ wait_s: sent.waitS, ...(input.session_id === undefined ? { session_id: sessionId } : {}) });
});
