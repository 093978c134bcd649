/** Limits of what is kept of pages and files: sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';

/** Cached pages, in bytes over all shops and encodings. */
export const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
/** A cached page is made anew at least this often, should a purge ever be missed. */
export const PAGE_CACHE_AGE_MS = 5 * MINUTE_MS;
/** Compressed assets kept in memory. */
export const ASSET_CACHE_BYTES = 64 * 1024 * 1024;
