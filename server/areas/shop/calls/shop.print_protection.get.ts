/** Answers whether printing is off (M217, D18). */
import { shopPrintProtectionGet } from '#schemas/api/shop/shop.print_protection.get.ts';
import { printProtectionOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopPrintProtectionGetHandler = handle(shopPrintProtectionGet, ({ shop }) =>
  ok(printProtectionOf(shop.row.info)),
);
