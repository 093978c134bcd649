/** Answers whether an enterprise school is authenticated; other shops never are (M218, D107). */
import { enterpriseAuthCheck } from '#schemas/api/identity/enterprise.auth.check.ts';
import { enterpriseAuthOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const enterpriseAuthCheckHandler = handle(enterpriseAuthCheck, ({ shop }) => {
  const isSchool = shop.shop.variant === 'enterprise-school';
  return ok(enterpriseAuthOf(shop.row.info, isSchool));
});
