/** Keeps the learner's rating; pages that show the mean are made anew. */
import { ratingSet } from '#schemas/api/comments/rating.set.ts';
import { mayRate } from '../ratings.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

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
