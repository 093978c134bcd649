/** Answers whether the shop is drawn in grey (M219, D18). */
import { shopGrayStyleGet } from '#schemas/api/shop/shop.gray_style.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopGrayStyleGetHandler = handle(shopGrayStyleGet, ({ shop }) =>
  ok({ is_gray_page: shop.row.info.is_gray_page, gray_flag: shop.row.info.gray_flag }),
);
