/** Answers the expiry of the shop (M70, M216). */
import { shopExpiredGet } from '#schemas/api/shop/shop.expired.get.ts';
import { expiryOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopExpiredGetHandler = handle(shopExpiredGet, ({ shop }) => ok(expiryOf(shop.row.info)));
