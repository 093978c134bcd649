/** Begins the flow of who logs in: which captcha it needs, and its name (M204, D50). */
import { authVerificationAccountLogin } from '#schemas/api/identity/auth.verification.account_login.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { beginFlow } from '../begin-flow.ts';

export const authVerificationAccountLoginHandler = handle(authVerificationAccountLogin, (context) =>
  beginFlow(context, 'accountLogin'),
);
