/** Limits of orders (requirement 16), and how long things are waited for; times in milliseconds. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'order-quote': { max: 120, windowMs: MINUTE_MS, per: 'session' },
  'order-create': { max: 30, windowMs: MINUTE_MS, per: 'session' },
  'order-pay': { max: 30, windowMs: MINUTE_MS, per: 'session' },
  /** Asked every 2 s in a few windows at once. */
  'order-status': { max: 200, windowMs: MINUTE_MS, per: 'session' },
});

/** An order that is not paid is closed after so long (D71). */
export const ORDER_LIFE_MS = 15 * MINUTE_MS;
/** When a provider is asked by itself what became of a payment, after it was begun. */
export const ASK_AFTER_MS: readonly number[] = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
];
/** Whoever polls has the provider asked at most so often. */
export const ASK_PAUSE_MS = 5 * SECOND_MS;
/** A notification is this large at most. */
export const NOTIFICATION_MAX_BYTES = 64 * 1024;
/** Notifications that were settled are kept so long. */
export const INBOX_LIFE_MS = 90 * DAY_MS;
