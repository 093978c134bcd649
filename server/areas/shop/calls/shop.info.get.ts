/** Answers the shop record (M70, M73). */
import { shopInfoGet } from '#schemas/api/shop/shop.info.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopInfoGetHandler = handle(shopInfoGet, ({ shop }) => ok(shop.row.info));
