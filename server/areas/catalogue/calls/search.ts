/** Answers the calls of search. */
import {
  searchGet,
  searchTypeGet,
  searchSuggestGet,
  searchHotGet,
  searchRecommendGet,
  searchStatusGet,
} from '#schemas/api/catalogue/search.ts';
import { searchGoods, searchTypes, recommendGoods } from '../rules/search.ts';
import { cardFacts } from '../rules/goods.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { noteMiss } from '../services/note-miss.ts';
import { suggest } from '../rules/suggest.ts';
import { readHotWords } from '#schemas/search/hot-words.ts';

/** Answers a page of what a text finds (M224, D92). */
export const searchGetHandler = handle(searchGet, async ({ input, shop, deps, locale, request }) => {
  const search = async () => {
    const facts = cardFacts(shop.appId, locale, deps.clock);
    const page = await searchGoods(deps.stores, facts, input, await deps.pages.searchSettings(shop.appId));
    await noteMiss(deps, shop.appId, { ...input, total: page.total });
    return page;
  };
  // A page that is drawn with what was found has taken its turn already, and asks from nowhere.
  const searching = request.ip === '' ? search() : deps.catalogue.searchTurns.take(request.ip, search);
  return searching === undefined ? { ...fail('rate-limited'), retryAfterS: 1 } : ok(await searching);
});

/** Answers the content types among what a text finds (M224, D92). */
export const searchTypeGetHandler = handle(searchTypeGet, async ({ input, shop, deps }) =>
  ok(await searchTypes(deps.stores, shop.appId, input.content, await deps.pages.searchSettings(shop.appId))),
);

/** Answers what somebody may mean while they type (D92). */
export const searchSuggestGetHandler = handle(searchSuggestGet, async ({ input, shop, deps, locale }) => {
  const settings = await deps.pages.searchSettings(shop.appId);
  return ok(await suggest(deps.stores, cardFacts(shop.appId, locale, deps.clock), input.content, settings));
});

/** Answers the hot search words (M223, D92). */
export const searchHotGetHandler = handle(searchHotGet, async ({ shop, deps, locale }) => {
  const { boot } = await deps.pages.boots.read(shop);
  return ok(readHotWords(boot.hot_words, locale).map((word) => ({ word })));
});

/** Answers goods to look at in place of results (M224, D92). */
export const searchRecommendGetHandler = handle(searchRecommendGet, async ({ shop, deps, locale }) =>
  ok({ list: await recommendGoods(deps.stores, cardFacts(shop.appId, locale, deps.clock)) }),
);

/** Answers whether and where the shop can be searched (M82, M224). */
export const searchStatusGetHandler = handle(searchStatusGet, async ({ shop, deps }) => {
  const { boot } = await deps.pages.boots.read(shop);
  const { searchScope, hotSearch } = shop.capabilities;
  return ok({
    is_show_search: boot.navbar.basic.is_show_search === 1 ? 1 : 0,
    scope: searchScope,
    is_show_hot: hotSearch ? 1 : 0,
  });
});
