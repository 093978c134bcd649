/** Sends a code to a phone a form asks for (M228). */
import { formPhoneCodeSend } from '#schemas/api/forms/form.phone_code.send.ts';
import { askerOf, sendSmsCode } from '#server/areas/identity/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formPhoneCodeSendHandler = handle(formPhoneCodeSend, async (context) => {
  const { input, shop, deps, locale, request } = context;
  const asker = askerOf(context);
  const wanted = { purposes: ['form'], begins: 'form' } as const;
  const flow = await deps.identity.captchas.flowOf(asker, input.session_id, wanted);
  const sessionId = flow?.sessionId ?? input.session_id ?? '';
  const sent = await sendSmsCode(deps, {
    asker,
    facts: { shop, ip: request.ip, locale },
    phone: input.phone,
    areaCode: input.area_code,
    proof: { ...input, session_id: sessionId },
    purposes: wanted.purposes,
  });
  if (!sent.ok) return fail(sent.code);
  return ok({ wait_s: sent.waitS, ...(input.session_id === undefined ? { session_id: sessionId } : {}) });
});
