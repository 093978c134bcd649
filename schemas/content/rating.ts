/** Ratings of goods: one to five stars. */

export const STARS_MAX = 5;

/** Percent of a course a learner has done when they are asked to rate it, and from which on they may. */
export const RATE_FROM_PERCENT = 50;
