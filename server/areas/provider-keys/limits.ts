/** Limits of trial calls to companies (requirement 16). */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  // Each message costs money, and goes to a phone or address as it was typed.
  'provider-trial': { max: 10, windowMs: 10 * MINUTE_MS, per: 'caller' },
});
