/** The learner's goal, and how far they are today. */
import { Type } from 'typebox';
import { GoalSchema } from '../../learning/goal.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
