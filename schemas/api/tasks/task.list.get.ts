/** The tasks of the person who asks, by where their answers stand (D86, M28). */
import { Type } from 'typebox';
import { TaskRowSchema, TaskStateSchema } from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

export const taskListGet = defineEndpoint({
  name: 'task.list.get',
  area: 'tasks',
  summary:
    'Tasks of the person of the session: what is open first, by when it is due. `counts` holds one number a state.',
  input: Type.Object({ state: Type.Optional(TaskStateSchema), ...PAGE_INPUT }),
  data: ListSchema(TaskRowSchema, { counts: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }) }),
  access: 'learner',
  gate: 'read',
});
