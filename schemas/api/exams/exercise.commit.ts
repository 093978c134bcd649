/** Answers questions of a practice and is told at once what is right (D84). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { ResultSchema } from '../../exam/attempt.ts';
import { AnswerSchema, QUESTIONS_MAX, QuestionId } from '../../exam/question.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const exerciseCommit = defineEndpoint({
  name: 'exercise.commit',
  area: 'exams',
  summary:
    'Answers one question or several of a round; without attempt_id of the round under way, or of a new one. The first ' +
    'answer to a question stands: what is right was told. Answers all that was answered in the round.',
  method: 'POST',
  input: Type.Object({
    exercise_id: GoodsId,
    /** Empty or absent: the round under way, else a new one. */
    attempt_id: Type.Optional(Type.String({ maxLength: 40 })),
    answers: Type.Array(Type.Object({ question_id: QuestionId, answer: AnswerSchema }), {
      maxItems: QUESTIONS_MAX,
    }),
  }),
  data: ResultSchema,
  codes: ['not-entitled', 'delisted', 'exam-not-open'],
  access: 'learner',
  gate: 'read',
  rate: 'exam-answer',
});
