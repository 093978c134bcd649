/** Learners by name, for teachers: no phones, no orders (D138). */
import { Type } from 'typebox';
import { defineConsoleCall, LIST_INPUT } from './define-console-call.ts';

const LearnerSchema = Type.Object({ user_id: Type.String(), nickname: Type.String() });

export const consoleLearnersList = defineConsoleCall({
  name: 'console.learners.list',
  area: 'people',
  scope: 'teaching',
  writes: false,
  summary:
    'Learners of the shop by name, the first `limit` of them, to choose whom a task is for. `q` is looked for in names alone, never in phones.',
  input: { q: LIST_INPUT.q, limit: LIST_INPUT.limit },
  data: Type.Object({ items: Type.Array(LearnerSchema), total: Type.Integer() }),
});
