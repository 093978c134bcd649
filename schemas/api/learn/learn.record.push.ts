/** One learning report (M252, D78-D80). Plain clients send the specified fields alone; ours name their session. */
import { Type } from 'typebox';
import { REPORT, REPORT_OURS, ReportAnswer, SESSION } from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnRecordPush = defineEndpoint({
  name: 'learn.record.push',
  area: 'learn',
  summary:
    'A report of study. Credited is what passed on the server’s clock and was not credited before; the same report twice counts once.',
  method: 'POST',
  encoding: 'bizData',
  input: Type.Object({ ...REPORT, ...Type.Partial(Type.Object({ ...REPORT_OURS, ...SESSION })).properties }),
  data: ReportAnswer,
  codes: ['not-entitled', 'too-many-players', 'fast-forward-limited', 'state-conflict'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-report',
});
