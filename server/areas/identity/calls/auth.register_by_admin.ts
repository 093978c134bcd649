/** Makes the learner a merchant is to be, and logs them in (M147, M192). */
import { authRegisterByAdmin } from '#schemas/api/identity/auth.register_by_admin.ts';
import { enterAsMerchant } from '../rules/merchants.ts';
import { handle } from '#server/kernel/http/define-handler.ts';

export const authRegisterByAdminHandler = handle(authRegisterByAdmin, (context) =>
  enterAsMerchant(context, context.input.code, { mayRegister: true }),
);
