/** Answers whether the technical-support logo is hidden (M216, D33). */
import { shopHideLogoGet } from '#schemas/api/shop/shop.hide_logo.get.ts';
import { hideLogoOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopHideLogoGetHandler = handle(shopHideLogoGet, ({ shop }) => ok(hideLogoOf(shop.row.info)));
