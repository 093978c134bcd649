/** Answers whether the shop works without login (M70). */
import { shopNoLoginGet } from '#schemas/api/shop/shop.no_login.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopNoLoginGetHandler = handle(shopNoLoginGet, ({ shop }) =>
  ok({ is_no_login: shop.row.info.is_no_login }),
);
