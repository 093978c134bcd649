/** Limits of backups (requirement 16); times in milliseconds. */
import { HOUR_MS } from '#schemas/time.ts';

/** One try: large shops have hundreds of gigabytes of films. */
export const BACKUP_MS = 12 * HOUR_MS;
/** Then it is left to people: what is in the way of a backup, such as a full disk, goes by no waiting. */
export const BACKUP_TRIES = 3;
/** Progress is written down no more often than anybody looks. */
export const PROGRESS_EVERY_MS = 500;
