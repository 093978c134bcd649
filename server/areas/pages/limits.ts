/** Limits of documents, their calendar and their previews (requirement 16): sizes in bytes, times in milliseconds. */

const MINUTE = 60_000;

/** What is due on the calendar and has no job is looked for this often. */
export const WATCH_SCHEDULE_MS = 5 * MINUTE;
/** A document may be scheduled so far ahead. */
export const SCHEDULE_AHEAD_MS = 366 * 24 * 60 * MINUTE;
/** Preview links: how long they open, and how long their text may be. */
export const PREVIEW_LIFE_MS = 24 * 60 * MINUTE;
export const PREVIEW_TOKEN_MAX = 1024;
