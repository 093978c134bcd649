/** The daily goal of a learner. */
import { Type } from 'typebox';
import { GoalSchema, GOAL_KINDS, GOAL_MAX } from '../../learning/goal.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

/** The learner's goal, and how far they are today. */
export const learnGoalGet = defineEndpoint({
  name: 'learn.goal.get',
  area: 'learning',
  summary:
    'The goal of the person who asks, and how far they are with it by the days of the shop’s calendar.',
  input: Type.Object({}),
  data: GoalSchema,
  access: 'learner',
  gate: 'read',
});

/** Sets, changes or removes the learner's goal. */
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
