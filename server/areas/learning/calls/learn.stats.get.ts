/** Statistics of the learner of the session. */
import { learnStatsGet } from '#schemas/api/learning/learn.stats.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { readStatistics } from '../read-statistics.ts';

export const learnStatsGetHandler = handle(learnStatsGet, async ({ shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok(await readStatistics(deps, { appId: shop.appId, userId: viewer.user.id }, locale));
});
