/** Exercises of a lesson, which may be done again at will. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { QuestionSchema, AnswerSchema, QUESTIONS_MAX, QuestionId } from '../../exam/question.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ResultSchema, FullResultSchema } from '../../exam/attempt.ts';

/** A practice with its questions, and where the learner is in it (D84). */
export const exerciseInfoGet = defineEndpoint({
  name: 'exercise.info.get',
  area: 'exams',
  summary: 'A practice without its answers. The round that is under way is named; empty where none is.',
  method: 'POST',
  input: Type.Object({ exercise_id: GoodsId }),
  data: Type.Object({
    id: GoodsId,
    title: Type.String(),
    summary: Type.String(),
    /** The course that opens it; empty and 0 where none does. */
    course: Type.Object({ id: Type.String(), type: Type.Integer(), title: Type.String() }),
    questions: Type.Array(QuestionSchema),
    total_score: Type.Integer(),
    pass_score: Type.Integer(),
    /** -1: any number. */
    attempts_left: Type.Integer(),
    attempt_id: Type.String(),
    /** Rounds that were finished. */
    finished_count: Type.Integer(),
  }),
  codes: ['not-entitled', 'delisted', 'exam-not-open'],
  access: 'learner',
  gate: 'read',
});

/** Answers questions of a practice and is told at once what is right (D84). */
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

/** What was answered in a round of a practice, and what is right of it (D84). */
export const exerciseAnswersGet = defineEndpoint({
  name: 'exercise.answers.get',
  area: 'exams',
  summary:
    'Answers of a round, the newest where none is named; of questions not answered yet nothing is told.',
  method: 'POST',
  input: Type.Object({ exercise_id: GoodsId, attempt_id: Type.Optional(Type.String({ maxLength: 40 })) }),
  data: FullResultSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});
