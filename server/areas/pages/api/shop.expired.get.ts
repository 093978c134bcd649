/** Answers the expiry of the shop (M70, M216). */
import { shopExpiredGet } from '#schemas/api/shop/shop.expired.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopExpiredGetHandler = handle(shopExpiredGet, ({ shop }) =>
  ok({ detail: { version: shop.row.info.expiry_version, expire_at: shop.row.info.expire_at ?? '' } }),
);
