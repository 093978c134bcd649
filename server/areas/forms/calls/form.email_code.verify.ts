/** Checks the e-mail code of a form; the right one is used up, and the address known in this browser for half an hour (M228, D91). */
import { formEmailCodeVerify } from '#schemas/api/forms/form.email_code.verify.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { emailBinding } from '#server/areas/messaging/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

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
