/** Binds an e-mail address to who asks, with a code to it and a proof of them; the old address is told (D90, requirement 24). */
import { personalEmailBind } from '#schemas/api/identity/personal.email.bind.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { bindEmail } from '../rules/bind-email.ts';
import { maskEmail } from '../rules/viewer.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const personalEmailBindHandler = handle(personalEmailBind, async (context) => {
  const { input, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const email = readEmail(input.email);
  if (email === undefined) return fail('email-wrong');
  const { code, token } = input;
  const bound = await bindEmail({ ...context, viewer }, { email, code, token, browser: browser() });
  if (!bound.ok) return fail(bound.code);
  const { before, entered } = bound;
  deps.messaging.notices.notify(context, { phone: viewer.user.phone, email: before }, 'email-changed');
  return entered.ok ? ok({ email: maskEmail(email) }, entered.effects) : fail(entered.code);
});
