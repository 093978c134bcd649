/** Limits of what is kept of pages and files: sizes in bytes, times in milliseconds. */
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { HOUR_MS, MINUTE_MS } from '#schemas/time.ts';
import type { CountLimit } from '#server/kernel/limits/limits.ts';
import type { FairQueueLimits } from '#server/kernel/limits/fair-queue.ts';

/** Cached pages, in bytes over all shops and encodings. */
export const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
/** A cached page is made anew at least this often, should a purge ever be missed. */
export const PAGE_CACHE_AGE_MS = 5 * MINUTE_MS;
/** Pages drawn because somebody asked for them: what the cache holds is not counted. A stranger is their address, and a classroom has one. */
export const RENDERS_OF_ASKER: CountLimit = { max: 300, windowMs: MINUTE_MS };
/** New pages one of them puts into the cache, a fifth of it; more are drawn and forgotten. */
export const KEPT_OF_ASKER: CountLimit = { max: 200, windowMs: HOUR_MS };
/** Pages drawn at a time, and those of one asker among them; a classroom that clicks together waits for itself. */
export const RENDER_TURNS: FairQueueLimits = { atOnce: 8, each: 2, waitingEach: 60 };
/** Compressed assets kept in memory. */
export const ASSET_CACHE_BYTES = 64 * 1024 * 1024;
/** Shared pictures: those kept in memory, and those one address has drawn anew. A crawler of a large network has many. */
export const SHARE_CACHE_BYTES = 32 * 1024 * 1024;
export const SHARES_OF_ASKER: CountLimit = { max: 60, windowMs: MINUTE_MS };
/** The heaviest picture that is put into one: whatever a merchant may upload. */
export const SHARE_ART_BYTES = IMAGE_BYTES_MAX;
