/** Limits of documents, their calendar and their previews (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';

/** What is due on the calendar and has no job is looked for this often. */
export const WATCH_SCHEDULE_MS = 5 * MINUTE_MS;
/** Preview links: how long they open, and how long their text may be. */
export const PREVIEW_LIFE_MS = 24 * 60 * MINUTE_MS;
export const PREVIEW_TOKEN_MAX = 1024;
