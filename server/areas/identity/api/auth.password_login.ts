/** Logs in with phone or account and password (M210, M272-M275). */
import { authPasswordLogin } from '#schemas/api/auth/auth.password_login.ts';
import { logInByPassword } from '../rules/password-login.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authPasswordLoginHandler = handle(authPasswordLogin, (context) =>
  logInByPassword(context, { ...context.input, name: context.input.phone }),
);
