/** Answers the page defaults for title and description (M72, M219). */
import { shopSeoGet } from '#schemas/api/shop/shop.seo.get.ts';
import { readText } from '#schemas/page/text.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopSeoGetHandler = handle(shopSeoGet, ({ shop, locale }) => {
  const { default_seo_title, default_seo_description } = shop.row.info.seo;
  return ok({
    default_seo_title: readText(default_seo_title, locale),
    default_seo_description: readText(default_seo_description, locale),
  });
});
