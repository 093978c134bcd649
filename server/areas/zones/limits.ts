/** Limits of passwords of zones (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import type { RateLimit } from '#server/kernel/limits/limits.ts';

/** Tries of one zone's password, by zone, address and person; counted in the call, which alone knows the zone (D38). */
export const ZONE_PASSWORD_LIMIT: RateLimit = { max: 5, windowMs: 10 * MINUTE_MS, per: 'session' };
/** Tries of passwords of any zone of a shop, so that many zones are no way around it. */
export const ZONE_PASSWORDS_LIMIT: RateLimit = { max: 30, windowMs: 60 * MINUTE_MS, per: 'ip' };
/** How long a password once given opens its zone. */
export const ZONE_GRANT_LIFE_MS = 24 * 60 * MINUTE_MS;
