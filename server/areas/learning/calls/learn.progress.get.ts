/** How far the learner of the session is in some goods (D82). */
import { learnProgressGet } from '#schemas/api/learning/learn.progress.get.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { readProgress } from '../read-progress.ts';

export const learnProgressGetHandler = handle(learnProgressGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { resource_ids: ids, product_id: productId } = input;
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const known = await readProgress(deps.stores, learner, ids, productId);
  return ok({
    list: [...new Set(ids)].flatMap((id) => {
      const one = known.get(id);
      if (one === undefined) return [];
      return {
        resource_id: id,
        learn_progress: one.percent,
        max_learn_progress: one.maxPercent,
        org_learn_progress: one.position,
        is_finish: one.isFinished ? 1 : 0,
        last_learn_ts: secondsOf(one.lastAt),
      };
    }),
  });
});
