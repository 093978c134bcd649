/** Answers a page of what a text finds (M224, D92). */
import { searchGet } from '#schemas/api/search/search.get.ts';
import { searchFacts, searchGoods } from '../rules/search.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchGetHandler = handle(searchGet, async ({ input, shop, deps, locale }) =>
  ok(await searchGoods(deps.stores, searchFacts(shop.appId, locale, deps.clock), input)),
);
