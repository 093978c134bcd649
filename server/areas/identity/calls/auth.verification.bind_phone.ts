/** Begins the flow of who binds a phone: which captcha it needs, and its name (M204, D50). */
import { authVerificationBindPhone } from '#schemas/api/identity/auth.verification.bind_phone.ts';
import { handle } from '#server/kernel/http/define-handler.ts';
import { beginFlow } from '../begin-flow.ts';

export const authVerificationBindPhoneHandler = handle(authVerificationBindPhone, (context) =>
  beginFlow(context, 'bindPhone'),
);
