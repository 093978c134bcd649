/** Answers the page defaults for title and description (M72, M219). */
import { shopSeoGet } from '#schemas/api/shop/shop.seo.get.ts';
import { seoOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopSeoGetHandler = handle(shopSeoGet, ({ shop, locale }) => ok(seoOf(shop.row.info, locale)));
