/** Answers the question at a moment of a film, once, and is told what is right (D83). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { AnswerSchema, GradedSchema } from '../../exam/question.ts';
import { QuizSecond } from '../../exam/quiz.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
