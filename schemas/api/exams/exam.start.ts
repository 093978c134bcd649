/** Begins an attempt, or goes on with the one that runs (D85). */
import { Type } from 'typebox';
import { AttemptId, AttemptState } from '../../exam/attempt.ts';
import { AnswerSchema, QuestionId, QuestionSchema } from '../../exam/question.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const examStart = defineEndpoint({
  name: 'exam.start',
  area: 'exams',
  summary:
    'Begins an attempt with a deadline of the server, or answers the one that runs with all that is kept of it. ' +
    'exam-not-open outside its window, attempts-used where none is left.',
  method: 'POST',
  input: Type.Object({ exam_id: GoodsId }),
  data: Type.Object({
    attempt_id: AttemptId,
    /** Unix seconds. */
    deadline_ts: Type.Integer(),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
    state: AttemptState,
    questions: Type.Array(QuestionSchema),
    answers: Type.Array(Type.Object({ question_id: QuestionId, answer: AnswerSchema, seq: Type.Integer() })),
  }),
  codes: ['not-entitled', 'delisted', 'exam-not-open', 'attempts-used'],
  access: 'learner',
  gate: 'read',
});
