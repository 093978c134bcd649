/** Logs a merchant in as the learner they are; 9002 where they are none yet (M147, M277). */
import { authLoginByAdmin } from '#schemas/api/identity/auth.login_by_admin.ts';
import { enterAsMerchant } from '../rules/merchants.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authLoginByAdminHandler = handle(authLoginByAdmin, (context) =>
  enterAsMerchant(context, context.input.code, { mayRegister: false }),
);
