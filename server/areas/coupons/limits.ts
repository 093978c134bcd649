/** Limits of coupons (requirement 16): sizes in bytes, times in milliseconds. */
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

const MINUTE = 60_000;

/** What contracts of this area name. */
export const limits = defineLimits({
  'coupon-claim': { max: 30, windowMs: MINUTE, per: 'session' },
});
