/** Takes one learning report of the learner of the session, with a study session or without (M252, R38). */
import { learnRecordPush } from '#schemas/api/learn/learn.record.push.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { keepPlainReport, keepReports, readSessionReport } from '../keep-reports.ts';
import { readLesson } from '../read-lesson.ts';

export const learnRecordPushHandler = handle(learnRecordPush, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await readLesson(deps, { shop, viewer }, input);
  if (!found.ok) return fail(found.code === 'delisted' ? 'not-entitled' : found.code);
  const study = { learner: { appId: shop.appId, userId: viewer.user.id }, lesson: found.lesson };
  const { session_id, beat, seq, covered, client_ts } = input;
  if (session_id === undefined) return keepPlainReport(deps, study, input);
  if (beat === undefined || seq === undefined || covered === undefined || client_ts === undefined)
    return fail('bad-parameters', { fields: [{ field: '/session_id', rule: 'dependentRequired' }] });
  const report = readSessionReport({ ...input, seq, covered, client_ts });
  return keepReports(deps, study, { session_id, beat, reports: [report] });
});
