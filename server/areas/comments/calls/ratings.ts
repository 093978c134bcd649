/** Answers the calls of ratings. */
import { ratingMineGet, ratingSet } from '#schemas/api/comments/ratings.ts';
import { mayRate } from '../services/ratings.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

/** Answers how the learner rated a good, and whether they may. */
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

/** Keeps the learner's rating; pages that show the mean are made anew. */
export const ratingSetHandler = handle(ratingSet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { goods_id: goodsId, stars } = input;
  const { appId } = shop;
  const goods = await deps.catalogue.byId(appId, goodsId);
  if (goods === undefined) return fail('not-found');
  if (!(await mayRate(deps, shop, viewer, goods))) return fail('not-entitled');
  await deps.stores.ratings.set(appId, { goodsId, userId: viewer.user.id, stars });
  await deps.bus.publish('purge', { appId, tags: [`comments:${goodsId}`] });
  return ok({ goods_id: goodsId, stars });
});
