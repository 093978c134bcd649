/** Sets, changes or removes the learner's goal. */
import { Type } from 'typebox';
import { GOAL_KINDS, GOAL_MAX, GoalSchema } from '../../learning/goal.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnGoalSave = defineEndpoint({
  name: 'learn.goal.save',
  area: 'learning',
  summary:
    'Keeps the goal of the person who asks: one at most; `none` removes it. bad-parameters beyond what a kind allows.',
  method: 'POST',
  input: Type.Object({
    kind: ChoiceSchema(['none', ...GOAL_KINDS]),
    /** Minutes a day, or days of seven; not read for `none`. */
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.max(...Object.values(GOAL_MAX)) })),
  }),
  data: GoalSchema,
  access: 'learner',
  gate: 'read',
});
