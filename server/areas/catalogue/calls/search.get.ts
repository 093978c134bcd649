/** Answers a page of what a text finds (M224, D92). */
import { searchGet } from '#schemas/api/catalogue/search.get.ts';
import { searchGoods } from '../rules/search.ts';
import { cardFacts } from '../rules/goods.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchGetHandler = handle(searchGet, async ({ input, shop, deps, locale, request }) => {
  const search = async () => {
    const facts = cardFacts(shop.appId, locale, deps.clock);
    return searchGoods(deps.stores, facts, input, await deps.pages.searchSettings(shop.appId));
  };
  // A page that is drawn with what was found has taken its turn already, and asks from nowhere.
  const found = request.ip === '' ? search() : deps.catalogue.searchTurns.take(request.ip, search);
  return found === undefined ? { ...fail('rate-limited'), retryAfterS: 1 } : ok(await found);
});
