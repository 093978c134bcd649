/** Takes the one-time code of a login and starts a session on the main host (M202, D7). */
import { authMainLogin } from '#schemas/api/identity/auth.main.login.ts';
import { enterByTicket } from '../rules/cross-login.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authMainLoginHandler = handle(authMainLogin, (context) =>
  enterByTicket(context, context.input.code),
);
