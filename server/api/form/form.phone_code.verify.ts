/** Checks the phone code of a form; the right one is used up (M228). */
import { formPhoneCodeVerify } from '#schemas/api/form/form.phone_code.verify.ts';
import { readPhone } from '#schemas/rules/phone.ts';
import { provePhone } from '#server/domain/identity/prove-phone.ts';
import { fail, handle, ok } from '../define-handler.ts';

export const formPhoneCodeVerifyHandler = handle(formPhoneCodeVerify, async (context) => {
  const { input, shop, deps, browser } = context;
  const phone = readPhone(input.area_code, input.phone);
  if (phone === undefined) return fail('sms-code-wrong');
  const { code, session_id: sessionId } = input;
  const { appId } = shop;
  const purposes = ['form'] as const;
  const proven = await provePhone(deps, { appId, browser: browser(), sessionId, phone, code, purposes });
  return proven.ok ? ok({}) : fail(proven.code);
});
