/** Learning reports sent by the browser. */
import { Type, type Static } from 'typebox';
import {
  REPORT,
  REPORT_OURS,
  REPORT_SESSION,
  ReportAnswer,
  CoveredValue,
  SESSION,
} from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** One learning report (M252, D78-D80). Plain clients send the specified fields alone; others name their session. */
export const learnRecordPush = defineEndpoint({
  name: 'learn.record.push',
  area: 'learning',
  summary:
    'A report of study. Credited is what passed on the server’s clock and was not credited before; the same report twice counts once. Numbers over a cap count as the cap.',
  method: 'POST',
  encoding: 'bizData',
  input: Type.Object({
    ...REPORT,
    ...Type.Partial(Type.Object({ ...REPORT_OURS, ...REPORT_SESSION })).properties,
  }),
  data: ReportAnswer,
  codes: ['not-entitled', 'too-many-players', 'fast-forward-limited', 'state-conflict'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-report',
});

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

/** Reports that could not be sent when they were made (D80). */
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
