/** Limits of people at one desk (requirement 16): sizes in bytes, times in milliseconds. */
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#schemas/time.ts';
import type { CountLimit } from '#server/kernel/limits/limits.ts';

/** What may wait for one who listens slowly, before they are cut. */
export const WAITING_MAX = 256 * 1024;
/** Sockets of one process. */
export const OPEN_MAX = 2000;
/** Sockets of one person on one document at one node; with one more the oldest goes. */
export const PERSON_MAX = 5;
/** People of one document that are named; more are there and not named. */
export const PRESENT_MAX = 50;
/** A line that breaks is opened anew, for each document that is open. */
export const SOCKET_LIMIT: CountLimit = { max: 120, windowMs: MINUTE_MS };

/** How often the sessions and roles of open sockets are read again. */
export const WATCH_MS = 2 * SECOND_MS;
/** A row that was not renewed for so long is of a node that was killed. */
export const PRESENCE_LIFE_MS = 45 * SECOND_MS;

/** Open remarks on one document. */
export const REMARKS_MAX = 500;
/** A resolved remark is kept for so long. */
export const RESOLVED_LIFE_MS = 400 * DAY_MS;
