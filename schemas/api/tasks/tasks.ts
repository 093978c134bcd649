/** Tasks of a learner. */
import { Type } from 'typebox';
import {
  TaskRowSchema,
  TaskStateSchema,
  TaskId,
  TaskSchema,
  StudyStateSchema,
  StudyTaskSchema,
} from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

/** The tasks of the person who asks, by where their answers stand (D86, M28). */
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

/** One task with the answer of the person who asks, and what was said of it (D86, M29, M259). */
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

/** What the person who asks is to study, and by when; whether it is done say their learning records (D86). */
export const taskStudyGet = defineEndpoint({
  name: 'task.study.get',
  area: 'tasks',
  summary:
    'Courses and lessons to study by a day: what is open first, by when it is due. `counts` holds one number a state.',
  input: Type.Object({ state: Type.Optional(StudyStateSchema), ...PAGE_INPUT }),
  data: ListSchema(StudyTaskSchema, {
    counts: Type.Array(Type.Integer(), { minItems: 4, maxItems: 4 }),
    /** How many that are not done end today, by the shop's day. */
    due_today: Type.Integer(),
  }),
  access: 'learner',
  gate: 'read',
});
