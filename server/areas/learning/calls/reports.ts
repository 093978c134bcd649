/** Answers the calls of reports. */
import { learnRecordPush, learnRecordBatch } from '#schemas/api/learning/reports.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { keepSent } from '../services/keep-sent.ts';

/** Takes one learning report of the learner of the session, with a study session or without (M252, R38). */
export const learnRecordPushHandler = handle(learnRecordPush, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return keepSent(deps, { shop, viewer }, [input]);
});

/** Takes reports that could not be sent when they were made (D80). */
export const learnRecordBatchHandler = handle(learnRecordBatch, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { events: eventNames, reports, ...session } = input;
  const events = eventNames ?? reports;
  if (events === undefined)
    return fail('bad-parameters', { fields: [{ field: '/events', rule: 'required' }] });
  return keepSent(
    deps,
    { shop, viewer },
    events.map((event) => ({ ...session, ...event })),
  );
});
