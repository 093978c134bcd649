/** What the person who asks is to study, and by when; whether it is done say their learning records (D86). */
import { Type } from 'typebox';
import { StudyStateSchema, StudyTaskSchema } from '../../task/task.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

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
