/** Answers how the learner rated a good, and whether they may. */
import { ratingMineGet } from '#schemas/api/comments/rating.mine.get.ts';
import { mayRate } from '../ratings.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const ratingMineGetHandler = handle(ratingMineGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const goods = await deps.catalogue.byId(appId, input.goods_id);
  if (goods === undefined) return fail('not-found');
  const [stars, isAllowed] = await Promise.all([
    deps.stores.ratings.own(appId, goods.id, viewer.user.id),
    mayRate(deps, shop, viewer, goods),
  ]);
  return ok({ stars, may_rate: isAllowed });
});
