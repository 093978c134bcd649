/** Limits of reminders (requirement 16); times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'goods-remind': { max: 30, windowMs: MINUTE_MS, per: 'session' },
});

/** So often it is looked whether what somebody waits for can be bought. */
export const LOOK_EVERY_MS = MINUTE_MS;
