/** Limits of learning (requirement 16), and how much of a report is believed (ADR-313); times in milliseconds. */
import { PLAY_LEASE_SECONDS } from '#schemas/learning/play-lease.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  /**
   * One each two minutes, and one at each pause, jump and point: one a second is more than anybody seeks, and half of
   * what a person may write in all, so that no player stands in the way of a purchase.
   */
  'learn-report': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  /** A player that plays says so every five seconds (D129), and at each pause; two players of one login may meet. */
  'learn-play': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  'learn-note': { max: 30, windowMs: MINUTE_MS, per: 'session' },
  /** A learner reports trouble once or twice, not every minute (D94). */
  'play-feedback': { max: 5, windowMs: 10 * MINUTE_MS, per: 'session' },
});

/** A lease whose last beat is older than this is taken over silently (D129). */
export const LEASE_MS = PLAY_LEASE_SECONDS * SECOND_MS;
/** How far a report may be moved to find moments that are free: networks are slow by turns, and clocks drift. */
export const PLACING_SLACK_MS = 5 * SECOND_MS;
/** What came so long after it was made is counted apart. */
export const LATE_AFTER_MS = 30 * SECOND_MS;
/** What was made longer than this after the last answer is not believed. */
export const LATE_WITHIN_MS = DAY_MS;
/** What is known of a learner's credited moments, and how long a session is kept. */
export const LINE_LIFE_MS = 7 * DAY_MS;
/** Parts of that line; between the nearest the gap is closed, which can only cost. */
export const LINE_PARTS_MAX = 300;
/** A client without sessions may claim so much more than passed since its last report (D80). */
export const PLAIN_SLACK_MS = 3 * SECOND_MS;
/** The fastest speed of our players. */
export const SPEED_MAX = 3;
/** Seconds of a recording, in all, that are believed beyond that: five seconds at that speed. */
export const COVERED_SLACK_S = 15;
/** Parts of what was covered. */
export const COVERED_PARTS_MAX = 200;
/** How far beyond what was covered one may jump where jumping is limited (D81). */
export const SEEK_SLACK_S = 5;
/** Sessions kept of one learner; the oldest go. */
export const SESSIONS_MAX = 50;

/** What is kept of a shop's feedback on playing, and for how long; and how much of it is listed. */
export const FEEDBACK_MAX = 1000;
export const FEEDBACK_LIFE_MS = 90 * DAY_MS;
export const FEEDBACK_LISTED = 100;
