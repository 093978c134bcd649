/** Begins the flow of who sets a new password: which captcha it needs, and its name (M204, D50). */
import { authVerificationModifyPassword } from '#schemas/api/identity/auth.verification.modify_password.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { beginFlow } from '../begin-flow.ts';

export const authVerificationModifyPasswordHandler = handle(authVerificationModifyPassword, (context) =>
  beginFlow(context, 'modifyPwd'),
);
