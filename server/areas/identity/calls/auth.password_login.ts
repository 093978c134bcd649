/** Logs in with phone or account and password (M210, M272-M275). */
import { authPasswordLogin } from '#schemas/api/identity/auth.password_login.ts';
import { logInByPassword } from '../rules/password-login.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';

export const authPasswordLoginHandler = handle(authPasswordLogin, (context) => {
  const { input, shop } = context;
  if (input.app_id !== undefined && input.app_id !== shop.appId) return fail('no-permission');
  return logInByPassword(context, { ...input, name: input.phone });
});
