/** Answers the calls of form codes. */
import {
  formVerifyTypeGet,
  formSmsInfoGet,
  formPhoneCodeSend,
  formPhoneCodeVerify,
  formEmailCodeSend,
  formEmailCodeVerify,
} from '#schemas/api/forms/form-codes.ts';
import { askerOf, sendSmsCode, provePhone, FLOW_PURPOSES } from '#server/areas/identity/area.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { DEFAULT_AREA_CODE, phoneDigits, readPhone } from '#schemas/auth/phone.ts';
import { MESSAGE_WAIT_S, emailBinding } from '#server/areas/messaging/area.ts';
import { readEmail } from '#schemas/auth/login-name.ts';

/** Begins the flow of a form that asks for a code (M228, M181). */
export const formVerifyTypeGetHandler = handle(formVerifyTypeGet, async (context) => {
  const isDowngrade = context.input.downgrade === 1;
  const flow = await context.deps.identity.captchas.begin(askerOf(context), 'form', isDowngrade);
  return ok({ CaptchaAppId: flow.appId, types: flow.type, session_id: flow.sessionId });
});

/** Tells how long to wait between two codes (M228). */
export const formSmsInfoGetHandler = handle(formSmsInfoGet, () =>
  ok({ wait_s: MESSAGE_WAIT_S, area_code: DEFAULT_AREA_CODE }),
);

/** Sends a code to a phone a form asks for (M228). */
export const formPhoneCodeSendHandler = handle(formPhoneCodeSend, async (context) => {
  const { input, shop, deps, locale, request } = context;
  const asker = askerOf(context);
  const use = { purposes: ['form'], begins: 'form' } as const;
  const flow = await deps.identity.captchas.flowOf(asker, input.session_id, use);
  const sessionId = flow?.sessionId ?? input.session_id ?? '';
  const result = await sendSmsCode(deps, {
    asker,
    facts: { shop, ip: request.ip, locale },
    phone: input.phone,
    areaCode: input.area_code,
    proof: { ...input, session_id: sessionId },
    purposes: use.purposes,
  });
  if (!result.ok) return fail(result.code);
  return ok({ wait_s: result.waitS, ...(input.session_id === undefined ? { session_id: sessionId } : {}) });
});

/** Checks the phone code of a form; the right one is used up, and the phone known in this browser for half an hour (M228, D91). */
export const formPhoneCodeVerifyHandler = handle(formPhoneCodeVerify, async (context) => {
  const { input, shop, deps, browser } = context;
  const phone = readPhone(input.area_code, input.phone);
  if (phone === undefined) return fail('sms-code-wrong');
  const { code, session_id: sessionId } = input;
  const { appId } = shop;
  const purposes = ['form'] as const;
  const proof = { appId, browser: browser(), sessionId, phone, code, purposes };
  const phoneProof = await provePhone(deps, proof);
  if (!phoneProof.ok) return fail(phoneProof.code);
  const holding = { appId, browser: browser(), kind: 'phone', target: phoneDigits(phone) } as const;
  await deps.messaging.codes.remember(holding);
  return ok({});
});

/** Sends a code to an e-mail address; whether it is known is told only to who has shown to be no machine (requirement 26). */
export const formEmailCodeSendHandler = handle(formEmailCodeSend, async (context) => {
  const { input, shop, deps, locale, request, viewer, browser } = context;
  const { appId } = shop;
  const { scene } = input;
  if (scene === 'bind' && viewer === undefined) return fail('not-logged-in');
  const email = readEmail(input.email);
  if (email === undefined) return fail('email-wrong');
  const admission = await deps.identity.captchas.admit(askerOf(context), input, FLOW_PURPOSES);
  if (!admission.ok) return fail(admission.code);
  if (scene === 'login') {
    const { accounts, existence } = deps.identity;
    if (!(await existence.mayTell(request.ip))) return fail('too-frequent');
    if ((await accounts.byEmail(appId, email)) === undefined) return fail('email-not-registered');
  }
  const binding = emailBinding({ appId, scene, email, browser: browser() });
  const result = await deps.messaging.messages.sendMail({ shop, ip: request.ip, locale }, binding);
  return result.ok ? ok({ wait_s: result.waitS }) : fail(result.code);
});

/** Checks the e-mail code of a form; the right one is used up, and the address known in this browser for half an hour (M228, D91). */
export const formEmailCodeVerifyHandler = handle(
  formEmailCodeVerify,
  async ({ input, shop, deps, browser }) => {
    const email = readEmail(input.email);
    if (email === undefined) return fail('email-code-wrong');
    const { appId } = shop;
    const binding = emailBinding({ appId, scene: 'form', email, browser: browser() });
    const verdict = await deps.messaging.codes.check(binding, input.code);
    if (verdict !== 'right') return fail(verdict === 'wrong' ? 'email-code-wrong' : 'email-code-expired');
    await deps.messaging.codes.remember({ appId, kind: 'email', target: email, browser: browser() });
    return ok({});
  },
);
