/** Hands in the answer that was kept (D86); the same call again changes nothing. */
import { Type } from 'typebox';
import { AnswerKept, AnswerWritten } from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const { task_id, version } = AnswerWritten;

export const taskAnswerCommit = defineEndpoint({
  name: 'task.answer.commit',
  area: 'tasks',
  summary:
    'Hands in the draft of this version. 42210 with data.missing where a part is missing; 40900 where it is another version by now, or takes no changes.',
  method: 'POST',
  input: Type.Object({ task_id, version }),
  data: AnswerKept,
  codes: ['state-conflict', 'answers-invalid'],
  access: 'learner',
  gate: 'write',
  rate: 'task-answer',
});
