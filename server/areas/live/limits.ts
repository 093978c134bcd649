/** Limits of live rooms (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS, SECOND_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'live-host': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  'live-act': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  /** A client gathers hearts for half a second and more. */
  'live-react': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  'live-enter': { max: 30, windowMs: MINUTE_MS, per: 'session' },
  /** One a minute and one whenever the page is hidden (D104). */
  'live-leave': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  /** One in two seconds (D97); tries beyond the room's own measure are counted here too. */
  'live-message': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  /** A line that breaks is opened anew, by each window. */
  'live-ticket': { max: 60, windowMs: MINUTE_MS, per: 'session' },
  'live-moderate': { max: 120, windowMs: MINUTE_MS, per: 'session' },
});

/** What may wait for one who listens slowly, before they are cut. */
export const WAITING_MAX = 512 * 1024;
/** Sockets of one process. */
export const OPEN_MAX = 20_000;
/** Sockets of one person in one room at one node; with one more the oldest goes. At least 3 are promised. */
export const PERSON_MAX = 5;

export const TICKET_LIFE_MS = MINUTE_MS;
/** Messages of a room one transaction keeps. */
export const TALK_AT_ONCE = 100;
/** The same `ref` within this is the same message. */
export const REF_MS = MINUTE_MS;
/** How long one may take back what one wrote (D97). */
export const RECALL_MS = 2 * MINUTE_MS;
/** How long a person is muted where the host gives no time (D102). */
export const MUTE_MINUTES = 10;
/** What waits, or was refused, is kept for so long. */
export const WAITING_LIFE_MS = 30 * 24 * 60 * MINUTE_MS;
/** Those who came are counted together, and told together. */
export const COUNT_MS = 2 * SECOND_MS;
/** Messages of one person a moderator is shown, and messages that wait. */
export const LISTED_MAX = 100;
/** How long before a room begins people with a reminder are notified. */
export const ARRIVAL_BEFORE_MS = 10 * MINUTE_MS;

/** D105: a tip after so many stalls, each longer than so long, within so long. */
export const STUTTER = { stalls: 3, stall_seconds: 2, within_seconds: 60 };
