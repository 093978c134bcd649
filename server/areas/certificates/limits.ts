/** Limits of certificates (requirement 16). */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** Whoever checks the numbers of a whole class is let; whoever tries numbers is not. */
export const CHECK_LIMIT = { max: 120, windowMs: MINUTE_MS, per: 'ip' } as const;

/** What contracts of this area name. */
export const limits = defineLimits({ 'certificate-check': CHECK_LIMIT });
