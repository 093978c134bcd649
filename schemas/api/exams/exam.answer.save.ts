/** Keeps one answer of a running attempt: what is acknowledged is graded (D85). */
import { Type } from 'typebox';
import { AttemptId } from '../../exam/attempt.ts';
import { AnswerSchema, QuestionId } from '../../exam/question.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const examAnswerSave = defineEndpoint({
  name: 'exam.answer.save',
  area: 'exams',
  summary:
    'Puts one answer in place of the one before; a seq that is not above the kept one changes nothing. The answer says ' +
    'what is kept now. exam-over once the deadline and a short grace have passed, or the attempt was committed.',
  method: 'POST',
  input: Type.Object({
    attempt_id: AttemptId,
    question_id: QuestionId,
    answer: AnswerSchema,
    /** 1, 2, 3 … for each question. */
    seq: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  }),
  data: Type.Object({
    question_id: QuestionId,
    /** What is kept: the answer of the highest seq. */
    kept_seq: Type.Integer(),
    answer: AnswerSchema,
    /** Unix seconds. */
    deadline_ts: Type.Integer(),
    /** Unix milliseconds. */
    server_time: Type.Integer(),
  }),
  codes: ['not-entitled', 'delisted', 'exam-over'],
  access: 'learner',
  gate: 'read',
  rate: 'exam-answer',
});
