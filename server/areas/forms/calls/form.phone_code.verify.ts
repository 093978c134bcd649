/** Checks the phone code of a form; the right one is used up, and the phone known in this browser for half an hour (M228, D91). */
import { formPhoneCodeVerify } from '#schemas/api/forms/form.phone_code.verify.ts';
import { phoneDigits, readPhone } from '#schemas/auth/phone.ts';
import { provePhone } from '#server/areas/identity/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formPhoneCodeVerifyHandler = handle(formPhoneCodeVerify, async (context) => {
  const { input, shop, deps, browser } = context;
  const phone = readPhone(input.area_code, input.phone);
  if (phone === undefined) return fail('sms-code-wrong');
  const { code, session_id: sessionId } = input;
  const { appId } = shop;
  const purposes = ['form'] as const;
  const proof = { appId, browser: browser(), sessionId, phone, code, purposes };
  const proven = await provePhone(deps, proof);
  if (!proven.ok) return fail(proven.code);
  const held = { appId, browser: browser(), kind: 'phone', target: phoneDigits(phone) } as const;
  await deps.messaging.codes.remember(held);
  return ok({});
});
