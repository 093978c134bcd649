/** Answers whether printing is off (M217, D18). */
import { shopPrintProtectionGet } from '#schemas/api/shop/shop.print_protection.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopPrintProtectionGetHandler = handle(shopPrintProtectionGet, ({ shop }) =>
  ok({ is_gray: shop.row.info.is_print_protected ?? 0 }),
);
