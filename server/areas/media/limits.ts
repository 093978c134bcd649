/** Limits of protected media: sizes in bytes, times in milliseconds, lengths in seconds. */
import { availableParallelism } from 'node:os';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
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
/** Captions of a day's talk are a fraction of it; they are read in memory. */
export const CAPTION_BYTES = 4 * 1024 * 1024;
/** Faults of one captions file that are reported at once. */
export const CAPTION_FAULTS_TOLD = 10;
/** What is converted is at most so long, and a picture of it at most so many pixels: uploads may be hostile. */
export const MEDIA_SECONDS = 12 * 3600;
export const MEDIA_PIXELS = 8192 * 4320;
/** Half of this machine's processors, so that pages are served meanwhile. */
export const CONVERSION_THREADS = Math.max(1, Math.floor(availableParallelism() / 2));
/** A try of a conversion; what takes longer hangs. */
export const CONVERSION_MS = 12 * HOUR_MS;
export const CONVERSION_TRIES = 20;
/** Looking what is in a file. */
export const INSPECT_MS = MINUTE_MS;
/** Progress is written down no more often than this. */
export const PROGRESS_MS = 2000;
/** The body that carries a piece; what is larger than a piece is refused by its name. */
export const PIECE_BODY_BYTES = PIECE_BYTES + 1024;
/** What a shop may have lying about of files that are not whole. */
export const PIECES_BYTES_OF_SHOP = 3 * MEDIA_BYTES;
/** Life of an abandoned piece of an upload. */
export const PIECE_LIFE_MS = 48 * HOUR_MS;
/** A list of the pieces of the largest file. */
export const PLAN_BYTES = 512 * 1024;
