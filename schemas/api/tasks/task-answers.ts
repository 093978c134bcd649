/** Answers to tasks. */
import { Type } from 'typebox';
import { AnswerKept, AnswerWritten } from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Keeps a draft of an answer; of two tabs the second is told that the first was there (D86). */
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

const { task_id, version } = AnswerWritten;

/** Hands in the answer that was kept (D86); the same call again changes nothing. */
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
