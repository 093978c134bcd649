/** The goal of the learner of the session. */
import { learnGoalGet } from '#schemas/api/learning/learn.goal.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { readGoal } from '../read-statistics.ts';

export const learnGoalGetHandler = handle(learnGoalGet, async ({ shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok(await readGoal(deps, { appId: shop.appId, userId: viewer.user.id }));
});
