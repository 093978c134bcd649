/** Answers the cards of any number of lists in one call. */
import { goodsCardsGet } from '#schemas/api/goods/goods.cards.get.ts';
import { presentCard } from '#server/domain/goods.ts';
import { handle, ok } from '../define-handler.ts';

export const goodsCardsGetHandler = handle(goodsCardsGet, async ({ input, shop, deps, locale }) => {
  const rows = await Promise.all(input.queries.map((query) => deps.stores.goods.find(shop.appId, query)));
  return ok({ lists: rows.map((list) => list.map((row) => presentCard(row, locale))) });
});
