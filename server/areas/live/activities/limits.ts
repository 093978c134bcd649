/** Limits of what is done in live rooms (requirement 16); times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';

/** What contracts of these calls name. */
export const activityLimits = {
  'live-host': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  'live-act': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  /** A client gathers hearts for half a second and more. */
  'live-react': { max: 60, windowMs: MINUTE_MS, per: 'session' },
} as const;

/** So long before a room begins those who asked are told. */
export const ARRIVAL_BEFORE_MS = 10 * MINUTE_MS;

/** D105: a tip after so many stalls, each longer than so long, within so long. */
export const STUTTER = { stalls: 3, stall_seconds: 2, within_seconds: 60 };
