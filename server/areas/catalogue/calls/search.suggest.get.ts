/** Answers what somebody may mean while they type (D92). */
import { searchSuggestGet } from '#schemas/api/catalogue/search.suggest.get.ts';
import { cardFacts } from '../rules/goods.ts';
import { suggest } from '../rules/suggest.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchSuggestGetHandler = handle(searchSuggestGet, async ({ input, shop, deps, locale }) => {
  const settings = await deps.pages.searchSettings(shop.appId);
  return ok(await suggest(deps.stores, cardFacts(shop.appId, locale, deps.clock), input.content, settings));
});
