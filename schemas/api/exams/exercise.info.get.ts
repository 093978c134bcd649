/** A practice with its questions, and where the learner is in it (D84). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { QuestionSchema } from '../../exam/question.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
