/** Answers a page of what a text finds (M224, D92). */
import { searchGet } from '#schemas/api/search/search.get.ts';
import { searchGoods } from '../rules/search.ts';
import { cardFacts } from '../rules/goods.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchGetHandler = handle(searchGet, async ({ input, shop, deps, locale }) =>
  ok(
    await searchGoods(
      deps.stores,
      cardFacts(shop.appId, locale, deps.clock),
      input,
      await deps.pages.searchSettings(shop.appId),
    ),
  ),
);
