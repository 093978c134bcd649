/** Limits of protected media: sizes in bytes, times in milliseconds, lengths in seconds. */
import { HOUR_MS, MINUTE_MS } from '#schemas/time.ts';

/** An address lives twice as long as what it plays, within these (requirement 32). */
export const LINK_LIFE_MIN_MS = 15 * MINUTE_MS;
export const LINK_LIFE_MAX_MS = 4 * HOUR_MS;
/** A key is fetched when a player starts, and kept by it. */
export const KEY_LIFE_MS = 5 * MINUTE_MS;
/** What a segment aims at; one ends at a key frame, so it is longer where those are further apart. */
export const SEGMENT_SECONDS = 4;
/** A segment belongs to a trial where no more than this of it lies past its end. */
export const TRIAL_SLACK_SECONDS = 0.25;
/** A film or recording a merchant brings. */
export const MEDIA_BYTES = 8 * 1024 * 1024 * 1024;
/** As long as a film of that size takes at twenty megabits a second. */
export const MEDIA_SENDING_MS = HOUR_MS;
/** Packaging copies what is there; what takes longer hangs. */
export const PACKAGING_MS = 30 * MINUTE_MS;
/** Descriptions of stored media remembered by each node: kilobytes each. */
export const MEDIA_KEPT = 500;
