/** Begins the flow of who proves a phone: which captcha it needs, and its name (M204, D50). */
import { authVerificationVerifyLogin } from '#schemas/api/identity/auth.verification.verify_login.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { beginFlow } from '../begin-flow.ts';

export const authVerificationVerifyLoginHandler = handle(authVerificationVerifyLogin, (context) =>
  beginFlow(context, 'verfyLogin'),
);
