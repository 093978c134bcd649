/** Questions inside a video. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { QUIZ_POINTS_MAX, QuizPointSchema, QuizSecond } from '../../exam/quiz.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { AnswerSchema, GradedSchema } from '../../exam/question.ts';

/** The questions that stand at moments of a film (D83). */
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

/** Answers the question at a moment of a film, once, and is told what is right (D83). */
export const quizPlaySave = defineEndpoint({
  name: 'quiz.play.save',
  area: 'exams',
  summary:
    'Keeps the first answer to the question at a point of a film and says what is right. Sent again it answers what is ' +
    'kept and changes nothing.',
  method: 'POST',
  input: Type.Object({ resource_id: GoodsId, point_s: QuizSecond, answer: AnswerSchema }),
  data: GradedSchema,
  codes: ['not-entitled', 'delisted'],
  access: 'learner',
  gate: 'read',
  rate: 'exam-answer',
});
