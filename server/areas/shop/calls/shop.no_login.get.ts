/** Answers whether the shop works without login (M70). */
import { shopNoLoginGet } from '#schemas/api/shop/shop.no_login.get.ts';
import { noLoginOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopNoLoginGetHandler = handle(shopNoLoginGet, ({ shop }) => ok(noLoginOf(shop.row.info)));
