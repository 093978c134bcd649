/** The current state of a live room: only the latest version counts (M240, D98). */
import { Type, type Static } from 'typebox';
import { activityState } from './activity-schemas.gen.ts';
import { LiveEventSchema } from './event.ts';
import { ALIVE_TYPE } from './kinds.ts';

/** M242: a room of type 2 is asked after each second while its fast switch is on, else each eight; any other each eight. */
const FAST_POLL_MS = 1000;
const SLOW_POLL_MS = 8000;
/** D98: while the tab is hidden, or a socket tells what changes. */
export const RESTING_POLL_MS = 30_000;

export const RoomStateSchema = Type.Object({
  /** Raised by every change; a client sends it back to be told what is newer. */
  v: Type.Integer({ minimum: 0 }),
  /** Which log the offsets count in, and the last one. */
  epoch: Type.String(),
  offset: Type.Integer({ minimum: 0 }),
  alive_state: Type.Integer(),
  push_state: Type.Integer(),
  /** Unix seconds: when it begins or began, and when it ended; 0 while it has not. */
  start_ts: Type.Integer(),
  end_ts: Type.Integer(),
  is_lookback: Type.Boolean(),
  lookback_end_ts: Type.Integer(),
  /** `server_id` of the slide shown; empty for none. */
  page: Type.String(),
  forbid_talk: Type.Boolean(),
  fast_alive_switch: Type.Boolean(),
  /** Seconds between two messages of one person (D97). */
  slow_seconds: Type.Integer({ minimum: 0 }),
  view_count: Type.Integer({ minimum: 0 }),
  /** What its activities tell: what runs now, hearts so far (schemas/live/activities). */
  ...activityState,
  /** Above the stage, and above the chat; null for none. */
  wall: Type.Union([LiveEventSchema, Type.Null()]),
  pinned: Type.Union([LiveEventSchema, Type.Null()]),
});
export type RoomState = Static<typeof RoomStateSchema>;

/** Milliseconds until the state is asked for again (M242, D98). */
export function pollAfterMs(
  room: { alive_type: number; fast_alive_switch: boolean },
  now: { isHidden: boolean; isConnected: boolean },
): number {
  if (now.isHidden || now.isConnected) return RESTING_POLL_MS;
  return room.alive_type === ALIVE_TYPE.push && room.fast_alive_switch ? FAST_POLL_MS : SLOW_POLL_MS;
}
