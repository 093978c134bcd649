/** Answers anybody whether a certificate is valid, and what its holder shows of it (decision 326). */
import { certificateCheckGet } from '#schemas/api/certificates/certificate.check.get.ts';
import { readText } from '#schemas/page/text.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentChecked } from '../rules/present-certificate.ts';

export const certificateCheckGetHandler = handle(
  certificateCheckGet,
  async ({ input: { number }, shop, deps, locale }) => {
    const row = await deps.stores.certificates.byNumber(shop.appId, number);
    const issuer = readText(shop.row.info.base.shop_name, locale);
    return ok(presentChecked(row, { number, issuer, locale }));
  },
);
