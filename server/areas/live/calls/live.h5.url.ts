/** Answers where the room stands in the shop for phones (M250, D21). */
import { phoneHref } from '#schemas/address/phone-href.ts';
import { liveH5Url } from '#schemas/api/live/live.h5.url.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveH5UrlHandler = handle(liveH5Url, async ({ input, shop, deps }) => {
  const goods = await deps.catalogue.byId(shop.appId, input.alive_id);
  if (goods === undefined) return fail('not-found');
  return ok({ url: phoneHref(shop.row.info.domain.h5_url, goods) ?? '' });
});
