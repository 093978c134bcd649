/** The questions that stand at moments of a film (D83). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { QUIZ_POINTS_MAX, QuizPointSchema } from '../../exam/quiz.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const quizPlayGet = defineEndpoint({
  name: 'quiz.play.get',
  area: 'exams',
  summary:
    'Moments of a film at which it stops and asks, by their seconds; none for most films. What is right is told of ' +
    'what this learner has answered alone.',
  input: Type.Object({ resource_id: GoodsId }),
  data: Type.Object({ list: Type.Array(QuizPointSchema, { maxItems: QUIZ_POINTS_MAX }) }),
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
});
