/** Takes reports that could not be sent when they were made (D80). */
import { learnRecordBatch } from '#schemas/api/learning/learn.record.batch.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { keepSent } from '../keep-sent.ts';

export const learnRecordBatchHandler = handle(learnRecordBatch, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { events: named, reports, ...session } = input;
  const events = named ?? reports;
  if (events === undefined)
    return fail('bad-parameters', { fields: [{ field: '/events', rule: 'required' }] });
  return keepSent(
    deps,
    { shop, viewer },
    events.map((event) => ({ ...session, ...event })),
  );
});
