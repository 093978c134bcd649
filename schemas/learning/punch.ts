/** A mark on a punch card: what a learner writes of a day of a camp (D87). */
import { Type } from 'typebox';

export const PUNCH_MAX = 500;

export const PunchSchema = Type.Object({
  /** Empty where nothing was written, or nothing is marked yet. */
  words: Type.String(),
  /** The moment it was marked first, in the shop's time and in unix seconds; empty and 0 before. */
  punched_at: Type.String(),
  punched_ts: Type.Integer(),
});
