/** Answers whether the shop is closed or sealed (M70, M219). */
import { shopClosedGet } from '#schemas/api/shop/shop.closed.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopClosedGetHandler = handle(shopClosedGet, ({ shop }) =>
  ok({ is_closed: shop.row.info.is_closed, is_sealed: shop.row.info.status.is_sealed }),
);
