/** Limits of pictures and uploaded files (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import type { FairQueueLimits } from '#server/kernel/limits/fair-queue.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'upload-signature': { max: 30, windowMs: MINUTE_MS, per: 'session' },
});

/** A little more is read, so that a picture that is too heavy gets an answer instead of a cut connection. */
export const IMAGE_BODY_BYTES = 8 * 1024 * 1024;
/** Pixels of a picture, all frames together: four bytes each while it is made. */
export const IMAGE_PIXELS = 40_000_000;
/** Neither WebP nor AVIF goes further. */
export const IMAGE_SIDE = 16_000;
/** Making all sizes of the largest picture takes seconds, on a machine that has other work many; then it is given up. */
export const IMAGE_MAKING_MS = 150_000;
/** Pictures of learners, all frames together: what a phone takes, and a quarter of what merchants may send. */
export const LEARNER_IMAGE_PIXELS = 16_000_000;
/** What one learner has made in a day, in pixels: whoever spends a process on pictures ends here. */
export const LEARNER_PIXELS_OF_DAY = 160_000_000;
/** Pictures made at a time, one of each person; a large one of somebody else never holds up a small one. */
export const IMAGE_TURNS: FairQueueLimits = { atOnce: 2, each: 1, waitingEach: 10 };
/** Rows of pictures remembered by each node. */
export const IMAGE_ROWS_KEPT = 5_000;
/** Files learners upload (D93, B50): how large, how long their signature lives, and how much one person sends in a day. */
export const AUDIO_BYTES = 20 * 1024 * 1024;
export const UPLOAD_LIFE_MS = 10 * MINUTE_MS;
export const UPLOAD_BYTES_OF_PERSON = 200 * 1024 * 1024;
export const UPLOAD_DAY_MS = 24 * 60 * MINUTE_MS;
/** What is still coming in counts for no day yet, so of one person only so many come at a time. */
export const UPLOADS_AT_ONCE = 3;
/** Pictures of shared pages drawn at a time, and those of one shop among them; one takes half a second. */
export const SHARE_TURNS: FairQueueLimits = { atOnce: 2, each: 1, waitingEach: 20 };
/** Given up then: a machine under load may be late. */
export const SHARE_DRAWING_MS = 20_000;
