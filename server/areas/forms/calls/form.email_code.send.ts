/** Sends a code to an e-mail address; whether it is known is told only to who has shown to be no machine (requirement 26). */
import { formEmailCodeSend } from '#schemas/api/forms/form.email_code.send.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { emailBinding } from '#server/areas/messaging/area.ts';
import { FLOW_PURPOSES, askerOf } from '#server/areas/identity/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

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
  const sent = await deps.messaging.messages.sendMail({ shop, ip: request.ip, locale }, binding);
  return sent.ok ? ok({ wait_s: sent.waitS }) : fail(sent.code);
});
