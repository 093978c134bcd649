/** Logs in with a code by e-mail (D59): four faults, each with its own words (M185). */
import { authEmailLogin } from '#schemas/api/identity/auth.email_login.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { emailBinding } from '#server/areas/messaging/area.ts';
import { signIn } from '../rules/sign-in.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authEmailLoginHandler = handle(authEmailLogin, async (context) => {
  const { input, shop, deps, browser } = context;
  const { appId } = shop;
  const email = readEmail(input.email);
  if (email === undefined) return fail('email-wrong');
  const binding = emailBinding({ appId, scene: 'login', email, browser: browser() });
  const verdict = await deps.messaging.codes.check(binding, input.code);
  if (verdict !== 'right') return fail(verdict === 'wrong' ? 'email-code-wrong' : 'email-code-expired');
  const account = await deps.stores.accounts.byEmail(appId, email);
  if (account === undefined) return fail('email-not-registered');
  const entered = await signIn(context, { account, stale: 'email-code-expired' });
  return entered.ok ? ok(entered.data, entered.effects) : fail(entered.code);
});
