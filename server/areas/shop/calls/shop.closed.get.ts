/** Answers whether the shop is closed or sealed (M70, M219). */
import { shopClosedGet } from '#schemas/api/shop/shop.closed.get.ts';
import { closedOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopClosedGetHandler = handle(shopClosedGet, ({ shop }) => ok(closedOf(shop.row.info)));
