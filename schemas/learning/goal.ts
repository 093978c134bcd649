/** What a learner wants of themself: minutes a day, or days of seven (ADR-328). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

export const GOAL_KINDS = ['minutes', 'days'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** The most of each that may be wished for. */
export const GOAL_MAX: Readonly<Record<GoalKind, number>> = { minutes: 480, days: 7 };

export const GoalSchema = Type.Object({
  /** `none` while no goal is set. */
  kind: ChoiceSchema(['none', ...GOAL_KINDS]),
  /** Minutes a day, or days of the last seven; 0 without a goal. */
  amount: Type.Integer({ minimum: 0 }),
  /** Whole minutes of today, or studied days of the last seven; never more than was studied. */
  done: Type.Integer({ minimum: 0 }),
});
export type Goal = Static<typeof GoalSchema>;
