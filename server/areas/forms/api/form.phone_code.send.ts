/** Sends a code to a phone a form asks for (M228). */
import { formPhoneCodeSend } from '#schemas/api/form/form.phone_code.send.ts';
import { askerOf, sendSmsCode } from '#server/areas/identity/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formPhoneCodeSendHandler = handle(formPhoneCodeSend, async (context) => {
  const { input, shop, deps, locale, request } = context;
  const sent = await sendSmsCode(deps, {
    asker: askerOf(context),
    facts: { shop, ip: request.ip, locale },
    phone: input.phone,
    areaCode: input.area_code,
    shown: input,
    purposes: ['form'],
  });
  return sent.ok ? ok({ wait_s: sent.waitS }) : fail(sent.code);
});
