/** One task with the answer of the person who asks, and what was said of it (D86, M29, M259). */
import { Type } from 'typebox';
import { TaskId, TaskSchema } from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const taskDetailGet = defineEndpoint({
  name: 'task.detail.get',
  area: 'tasks',
  summary:
    'A task and one’s own answer, with addresses of its files that end. 40400 for a task that is not theirs.',
  input: Type.Object({ task_id: TaskId }),
  data: TaskSchema,
  access: 'learner',
  gate: 'read',
});
