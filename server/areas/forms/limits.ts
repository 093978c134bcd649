/** Limits of answers to forms (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  // A call for each pause in typing; a classroom behind one address fills in one form together.
  'company-search': { max: 300, windowMs: MINUTE_MS, per: 'ip' },
  // A classroom behind one address fills in one form together.
  'form-answer': { max: 40, windowMs: 10 * MINUTE_MS, per: 'ip' },
});

/** Answers nobody signed, over all forms of one shop: what a crowd of addresses may write before each has to pass a captcha. */
export const ANONYMOUS_ANSWERS_LIMIT = { max: 1000, windowMs: 60 * MINUTE_MS } as const;
