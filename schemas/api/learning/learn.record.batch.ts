/** Reports that could not be sent when they were made (D80). */
import { Type, type Static } from 'typebox';
import {
  CoveredValue,
  REPORT,
  REPORT_OURS,
  REPORT_SESSION,
  ReportAnswer,
  SESSION,
} from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Reports of one call. */
export const BATCH_MAX = 50;

/** A report of a session, as our client makes it. */
export const SessionReportSchema = Type.Object({ ...REPORT, ...REPORT_OURS });
export type SessionReportInput = Static<typeof SessionReportSchema>;

/** The fields of `learn.record.push`. */
const Event = Type.Object({
  ...REPORT,
  ...Type.Partial(Type.Object({ ...REPORT_OURS, ...REPORT_SESSION, covered: CoveredValue })).properties,
});
const Events = Type.Array(Event, { minItems: 1, maxItems: BATCH_MAX });

export const learnRecordBatch = defineEndpoint({
  name: 'learn.record.batch',
  area: 'learning',
  summary:
    'Reports in their order, as JSON. Those of one session and lesson are taken as one: all are kept, or none. What concerns all of them, session and token, may stand once beside them. The answer is the one to the last; `credited` is of all.',
  method: 'POST',
  input: Type.Object({
    session_id: Type.Optional(REPORT_SESSION.session_id),
    beat: Type.Optional(SESSION.beat),
    token: Type.Optional(SESSION.beat),
    events: Type.Optional(Events),
    /** The same by its older name, which pages send that were opened before. */
    reports: Type.Optional(Events),
  }),
  data: ReportAnswer,
  codes: ['not-entitled', 'too-many-players', 'fast-forward-limited', 'state-conflict'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-report',
});
