/** Answers the cards of any number of lists in one call; a promotion that is over no longer lowers a price. */
import { goodsCardsGet } from '#schemas/api/catalogue/goods.cards.get.ts';
import { cardFacts, presentLists } from '../rules/goods.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const goodsCardsGetHandler = handle(goodsCardsGet, async ({ input, shop, deps, locale }) => {
  const rows = await Promise.all(input.queries.map((query) => deps.stores.goods.find(shop.appId, query)));
  return ok({ lists: await presentLists(deps.stores, cardFacts(shop.appId, locale, deps.clock), rows) });
});
