/** Reports of one session that could not be sent when they were made (D80). */
import { Type } from 'typebox';
import { REPORT, REPORT_OURS, ReportAnswer, SESSION } from '../../learning/report.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Reports of one call. */
export const BATCH_MAX = 50;

export const learnRecordBatch = defineEndpoint({
  name: 'learn.record.batch',
  area: 'learn',
  summary: 'Reports of one session in their order, taken as one: all are kept, or none.',
  method: 'POST',
  input: Type.Object({
    ...SESSION,
    reports: Type.Array(Type.Object({ ...REPORT, ...REPORT_OURS }), { minItems: 1, maxItems: BATCH_MAX }),
  }),
  data: ReportAnswer,
  codes: ['not-entitled', 'too-many-players', 'fast-forward-limited', 'state-conflict'],
  access: 'learner',
  gate: 'read',
  rate: 'learn-report',
});
