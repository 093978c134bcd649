/** Limits of coupons (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'coupon-claim': { max: 30, windowMs: MINUTE_MS, per: 'session' },
});
