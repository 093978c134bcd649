/** What came of an attempt that was handed in, with the questions as they were asked (D85). */
import { Type } from 'typebox';
import { AttemptId, FullResultSchema } from '../../exam/attempt.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const examResultGet = defineEndpoint({
  name: 'exam.result.get',
  area: 'exams',
  summary:
    'Questions, answers, what is right and why, of an attempt that is over. state-conflict while it runs.',
  input: Type.Object({ attempt_id: AttemptId }),
  data: FullResultSchema,
  codes: ['not-entitled', 'delisted', 'state-conflict'],
  access: 'learner',
  gate: 'read',
});
