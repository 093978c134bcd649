/** Answers the calls of goals. */
import { learnGoalGet, learnGoalSave } from '#schemas/api/learning/goals.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { readGoal } from '../services/read-statistics.ts';
import { GOAL_MAX } from '#schemas/learning/goal.ts';

/** The goal of the learner of the session. */
export const learnGoalGetHandler = handle(learnGoalGet, async ({ shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok(await readGoal(deps, { appId: shop.appId, userId: viewer.user.id }));
});

/** Keeps or removes the goal of the learner of the session. */
export const learnGoalSaveHandler = handle(learnGoalSave, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const { kind, amount = 0 } = input;
  const { goals } = deps.stores;
  if (kind === 'none') await goals.remove(learner);
  else if (amount < 1 || amount > GOAL_MAX[kind]) return fail('bad-parameters');
  else await goals.save(learner, { kind, amount }, deps.clock.now());
  return ok(await readGoal(deps, learner));
});
