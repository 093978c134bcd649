/** Limits of exams (requirement 16); times in milliseconds. */
import { MINUTE_MS, SECOND_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  /** Two a second: whoever goes through the choices by arrow keys changes an answer with each. */
  'exam-answer': { max: 120, windowMs: MINUTE_MS, per: 'session' },
});

/** What was given in time may arrive so long after the deadline (D85). */
export const GRACE_MS = 5 * SECOND_MS;
/** Attempts that are told of a learner, the newest. */
export const ATTEMPTS_TOLD = 20;
/** Answers to the questions of a film one file of the console holds. */
export const FILM_ANSWERS_FILE = 20_000;
