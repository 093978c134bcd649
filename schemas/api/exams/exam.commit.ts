/** Hands an attempt in: the last acknowledged answers are graded, once (D85). */
import { Type } from 'typebox';
import { AttemptId, ResultSchema } from '../../exam/attempt.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const examCommit = defineEndpoint({
  name: 'exam.commit',
  area: 'exams',
  summary: 'Grades what is kept of an attempt. Asked again, it answers the same.',
  method: 'POST',
  input: Type.Object({ attempt_id: AttemptId }),
  data: ResultSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});
