/** Answers whether the shop is drawn in grey (M219, D18). */
import { shopGrayStyleGet } from '#schemas/api/shop/shop.gray_style.get.ts';
import { grayStyleOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopGrayStyleGetHandler = handle(shopGrayStyleGet, ({ shop }) => ok(grayStyleOf(shop.row.info)));
