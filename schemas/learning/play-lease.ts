/** The lease that lets a learner play on one device at a time (D129): its duration, and what others learn of its holder. */
import { Type, type Static } from 'typebox';

/** After so long without a beat the next player takes over silently. */
export const PLAY_LEASE_SECONDS = 20;
/** Seconds between two beats of a player. */
export const PLAY_BEAT_SECONDS = 5;
/** A player that was paused for so long gives the lease back. */
export const PLAY_PAUSE_SECONDS = 60;

export const PLAY_STATES = ['playing', 'paused', 'stopped'] as const;
export type PlayState = (typeof PLAY_STATES)[number];

/** What an answer 40308 says of the player that holds the lease. */
export const PlayingElsewhere = Type.Object({
  /** Its browser and system, such as `Chrome · Windows`; empty where nothing is known of them. */
  device: Type.String(),
  /** When it began to play, in unix milliseconds. */
  since: Type.Integer(),
  /** Whether it is another page of the same login. */
  is_same_login: Type.Integer({ minimum: 0, maximum: 1 }),
  resource_id: Type.String(),
});
export type PlayingElsewhere = Static<typeof PlayingElsewhere>;
