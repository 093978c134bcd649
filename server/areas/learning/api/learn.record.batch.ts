/** Takes reports of one study session that could not be sent when they were made (D80). */
import { learnRecordBatch } from '#schemas/api/learn/learn.record.batch.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { keepReports, readSessionReport } from '../keep-reports.ts';
import { readLesson } from '../read-lesson.ts';

export const learnRecordBatchHandler = handle(learnRecordBatch, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { session_id, beat, reports } = input;
  const [first] = reports;
  const isOne = reports.every(
    ({ resource_id: id, resource_type: type }) => id === first?.resource_id && type === first.resource_type,
  );
  if (first === undefined || !isOne)
    return fail('bad-parameters', { fields: [{ field: '/reports', rule: 'const' }] });
  const found = await readLesson(deps, { shop, viewer }, first);
  if (!found.ok) return fail(found.code === 'delisted' ? 'not-entitled' : found.code);
  const study = { learner: { appId: shop.appId, userId: viewer.user.id }, lesson: found.lesson };
  return keepReports(deps, study, { session_id, beat, reports: reports.map(readSessionReport) });
});
