/** Answers the calls of verifications. */
import {
  authVerificationAccountLogin,
  authVerificationVerifyLogin,
  authVerificationBindPhone,
  authVerificationModifyPassword,
} from '#schemas/api/identity/verifications.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { beginFlow } from '../services/begin-flow.ts';

/** Begins the flow of who logs in: which captcha it needs, and its name (M204, D50). */
export const authVerificationAccountLoginHandler = handle(authVerificationAccountLogin, (context) =>
  beginFlow(context, 'accountLogin'),
);

/** Begins the flow of who proves a phone: which captcha it needs, and its name (M204, D50). */
export const authVerificationVerifyLoginHandler = handle(authVerificationVerifyLogin, (context) =>
  beginFlow(context, 'verfyLogin'),
);

/** Begins the flow of who binds a phone: which captcha it needs, and its name (M204, D50). */
export const authVerificationBindPhoneHandler = handle(authVerificationBindPhone, (context) =>
  beginFlow(context, 'bindPhone'),
);

/** Begins the flow of who sets a new password: which captcha it needs, and its name (M204, D50). */
export const authVerificationModifyPasswordHandler = handle(authVerificationModifyPassword, (context) =>
  beginFlow(context, 'modifyPwd'),
);
