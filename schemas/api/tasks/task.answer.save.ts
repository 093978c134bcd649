/** Keeps a draft of an answer; of two tabs the second is told that the first was there (D86). */
import { Type } from 'typebox';
import { AnswerKept, AnswerWritten } from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const taskAnswerSave = defineEndpoint({
  name: 'task.answer.save',
  area: 'tasks',
  summary:
    'Keeps all of the answer. 40900 where it was changed elsewhere since `version`, or takes no changes: handed in, or its time is over.',
  method: 'POST',
  input: Type.Object(AnswerWritten),
  data: AnswerKept,
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'task-answer',
});
