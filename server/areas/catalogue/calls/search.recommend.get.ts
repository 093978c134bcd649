/** Answers goods to look at in place of results (M224, D92). */
import { searchRecommendGet } from '#schemas/api/catalogue/search.recommend.get.ts';
import { recommendGoods } from '../rules/search.ts';
import { cardFacts } from '../rules/goods.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchRecommendGetHandler = handle(searchRecommendGet, async ({ shop, deps, locale }) =>
  ok({ list: await recommendGoods(deps.stores, cardFacts(shop.appId, locale, deps.clock)) }),
);
