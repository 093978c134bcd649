/** Answers whether an enterprise school is authenticated; other shops never are (M218, D107). */
import { enterpriseAuthCheck } from '#schemas/api/training/enterprise.auth.check.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const enterpriseAuthCheckHandler = handle(enterpriseAuthCheck, ({ shop }) => {
  const isSchool = shop.shop.variant === 'enterprise-school';
  return ok({ is_auth: isSchool ? (shop.row.info.is_enterprise_auth ?? 1) : 0 });
});
