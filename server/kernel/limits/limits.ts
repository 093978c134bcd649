/** Limits of the server as such (requirement 16): sizes in bytes, times in milliseconds. An area keeps its own in its limits.ts. */
import { MINUTE_MS } from '#schemas/time.ts';

export const BODY_LIMIT_BYTES = 512 * 1024;
/** How long a connection may take over what it does, in milliseconds. */
export interface HttpTimes {
  headers: number;
  body: number;
  file: number;
  request: number;
  silence: number;
  keepAlive: number;
  /** How often headers and requests are looked at. */
  check: number;
}
export interface RateLimit {
  /** Tries allowed in one window. */
  max: number;
  windowMs: number;
  /** Whose tries are counted together. `caller`: of a console call, one person's, or those of who holds the installation's token. */
  per: 'ip' | 'session' | 'caller';
}
/** Any call that may change something, by address (limits table, "any authenticated write"). */
export const WRITE_LIMIT: RateLimit = { max: 600, windowMs: MINUTE_MS, per: 'ip' };
/** Writes of one person in a shop over all calls, sessions and addresses (limits table, "any authenticated write"). */
export const PERSON_WRITE_LIMIT: CountLimit = { max: 120, windowMs: MINUTE_MS };
/** Refusals an address receives at once. Further ones are delayed by LATE_REFUSAL_MS, unless LATE_REFUSALS_MAX wait already. */
export const PROMPT_REFUSALS: RateLimit = { max: 40, windowMs: 10_000, per: 'ip' };
export const LATE_REFUSAL_MS = 500;
export const LATE_REFUSALS_MAX = 2000;
/** A graceful stop waits this long for requests in flight (requirement 55). */
export const STOP_WITHIN_MS = 10_000;
/** An operator may let it take connections so long before that; the rest is for requests in flight. */
export const STOP_DELAY_MAX_MS = 5_000;
/** Tries in one window, counted in the rule that alone knows whose they are. */
export type CountLimit = Pick<RateLimit, 'max' | 'windowMs'>;
/** A file of which nothing came for so long was left behind by a process that was killed. */
export const INCOMING_LIFE_MS = 60 * MINUTE_MS;
/** What nothing names, and was not written to for so long, was left behind by a process that was killed. */
export const LEFTOVER_LIFE_MS = 24 * 60 * MINUTE_MS;
/** How often a running server looks for it. */
export const LEFTOVERS_EVERY_MS = 6 * 60 * MINUTE_MS;
