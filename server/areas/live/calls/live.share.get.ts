/** Answers what a room is shown to others by (D105). */
import { liveShareGet } from '#schemas/api/live/live.share.get.ts';
import { pathTo } from '#schemas/paths.ts';
import { readText } from '#schemas/page/text.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveShareGetHandler = handle(
  liveShareGet,
  async ({ input, shop, deps, locale, request: { origin } }) => {
    const goods = await deps.catalogue.byId(shop.appId, input.alive_id);
    if (goods === undefined) return fail('not-found');
    const url = `${origin}${pathTo('live', { id: goods.id })}`;
    const cover = goods.cover.startsWith('/') ? `${origin}${goods.cover}` : goods.cover;
    return ok({
      title: readText(goods.title, locale),
      url,
      cover,
      list: [{ kind: 'link', url }, ...(cover === '' ? [] : [{ kind: 'poster' as const, url: cover }])],
    });
  },
);
