/** What of the machine parts of a page draw: the same value until something of it changes. */
import type { Room } from '#schemas/live/room.ts';
import type { RoomState } from '#schemas/live/state.ts';
import type { LiveState, Refusal } from './live-state.ts';
import { isPolling } from './link.ts';
import { isReplay, isShutOut } from './live-step.ts';

/** `lost`: neither a socket nor a poll comes through now; the room goes on by what is known. */
type Connection = 'socket' | 'poll' | 'lost';

export interface LiveView {
  room: Room;
  /** Newer than `room.state`. */
  state: RoomState;
  isReplay: boolean;
  /** A form or the end of a trial stands before the room: its chat and what is done in it are closed (ADR-431). */
  isShutOut: boolean;
  connection: Connection;
  viewer: Room['viewer'];
  /** Whether somebody is logged in. */
  isIn: boolean;
}

/** How far entering came. */
export type Entry =
  | { is: 'opening' }
  | { is: 'open'; view: LiveView }
  | { is: 'refused' | 'failed'; refusal: Refusal; isIn: boolean };

function connectionOf(state: LiveState): Connection {
  const { link, poll } = state;
  if (link.is === 'joined') return 'socket';
  if (isPolling(state) || isReplay(state)) return poll.failures > 0 ? 'lost' : 'poll';
  return link.hasJoined || link.failures > 0 ? 'lost' : 'poll';
}

const OPENING: Entry = { is: 'opening' };
const entries = new WeakMap<LiveState, Entry>();
const views = new WeakMap<Room, LiveView>();

function viewOf(live: LiveState, room: Room, state: RoomState): LiveView {
  const view: LiveView = {
    room,
    state,
    isReplay: isReplay(live),
    isShutOut: isShutOut(room.door),
    connection: connectionOf(live),
    viewer: room.viewer,
    isIn: live.isIn,
  };
  const last = views.get(room);
  const isSame =
    last !== undefined &&
    last.state === view.state &&
    last.isReplay === view.isReplay &&
    last.connection === view.connection &&
    last.isIn === view.isIn;
  if (isSame) return last;
  views.set(room, view);
  return view;
}

export function entryOf(live: LiveState): Entry {
  const current = entries.get(live);
  if (current !== undefined) return current;
  const entry = makeEntry(live);
  entries.set(live, entry);
  return entry;
}

const lastEntries = new WeakMap<LiveView | Refusal, Entry>();

function makeEntry({ phase, refusal, room, state, isIn, ...rest }: LiveState): Entry {
  if (phase === 'open' && room !== undefined && state !== undefined) {
    const view = viewOf({ ...rest, phase, refusal, room, state, isIn }, room, state);
    const entry = lastEntries.get(view) ?? { is: 'open', view };
    lastEntries.set(view, entry);
    return entry;
  }
  if ((phase === 'refused' || phase === 'failed') && refusal !== undefined) {
    const entry = lastEntries.get(refusal) ?? { is: phase, refusal, isIn };
    lastEntries.set(refusal, entry);
    return entry;
  }
  return OPENING;
}
