/** Answers the cards of any number of lists in one call; a promotion that is over no longer lowers a price. */
import { goodsCardsGet } from '#schemas/api/goods/goods.cards.get.ts';
import { offerAt } from '#schemas/content/offer.ts';
import { secondsOf } from '#schemas/time.ts';
import { presentCard } from '../rules/goods.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const goodsCardsGetHandler = handle(goodsCardsGet, async ({ input, shop, deps, locale }) => {
  const rows = await Promise.all(input.queries.map((query) => deps.stores.goods.find(shop.appId, query)));
  const now = secondsOf(deps.clock.now());
  return ok({ lists: rows.map((list) => list.map((row) => offerAt(presentCard(row, locale), now))) });
});
