/** Takes one learning report of the learner of the session, with a study session or without (M252, R38). */
import { learnRecordPush } from '#schemas/api/learning/learn.record.push.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { keepSent } from '../keep-sent.ts';

export const learnRecordPushHandler = handle(learnRecordPush, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return keepSent(deps, { shop, viewer }, [input]);
});
