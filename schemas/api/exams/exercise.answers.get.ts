/** What was answered in a round of a practice, and what is right of it (D84). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { FullResultSchema } from '../../exam/attempt.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
