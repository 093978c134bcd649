/** One learning report (M252, D78-D80). Plain clients send the specified fields alone; others name their session. */
import { Type } from 'typebox';
import { REPORT, REPORT_OURS, REPORT_SESSION, ReportAnswer } from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
