/** Names for the states of an exam, and of one learner in it (D85). */

/** The exam itself; `timed` is published by the moment it opens. */
export const EXAM_STATE = { unpublished: 0, published: 1, deleted: 2, stopped: 3, timed: 4 } as const;

/** A learner in it; an attempt is never 0 or 4. */
export const ATTEMPT_STATE = { notStarted: 0, running: 1, committed: 2, reviewed: 3, missed: 4 } as const;
