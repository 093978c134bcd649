/** One room as a node knows it: what is true of it, and the end of its log, without a hole (D98, ADR-360). */
import { type LiveEvent, JOIN_EVENTS } from '#schemas/live/event.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { presentState, type Raised } from '../rules/present-state.ts';
import type { RoomRead } from '../store/rooms.store.ts';

/** Events kept of each room (D98). */
export const KEPT_EVENTS = 200;

interface Missed {
  list: LiveEvent[];
  recovered: boolean;
}

export interface Room {
  readonly read: () => RoomRead;
  readonly state: () => RoomState;
  /** The last offset the events reach. */
  readonly lastKnownOffset: () => number;
  /** Another reading of the row: true where a version is newer, so that its state has to be told. */
  change(next: RoomRead, raised: Raised): boolean;
  /** True where it follows on what is known; a later one is left for whoever reads the log. */
  append(event: LiveEvent): boolean;
  /** What somebody lacks who knows a log up to a place: all of it, or the end of the log and `recovered` false. */
  missedBy(knows: { epoch: string | undefined; offset: number }, limit: number): Missed;
  /** The same events as the log has them now: who wrote them may have left the shop since (ADR-410). */
  renew(rows: readonly LiveEvent[]): void;
  /** Whether the message above the stage or the chat is another one than `raised` tells. */
  raised: () => Raised;
}

const isNewer = (next: RoomRead, now: RoomRead) =>
  next.row.version > now.row.version ||
  next.row.epoch !== now.row.epoch ||
  JSON.stringify(next.facts) !== JSON.stringify(now.facts);

/** @param tail the end of the log, up to the row's last offset or before it */
export function makeRoom(first: RoomRead, tail: readonly LiveEvent[], above: Raised): Room {
  let current = first;
  let raised = above;
  let events = [...tail];
  let state: RoomState | undefined;
  const known = () => events.at(-1)?.offset ?? 0;
  const takeBack = (id: unknown) => {
    const blank = (event: LiveEvent): LiveEvent =>
      event.id === id ? { ...event, content: '', data: {}, is_recalled: true } : event;
    events = events.map(blank);
    raised = {
      wall: raised.wall === null ? null : blank(raised.wall),
      pinned: raised.pinned === null ? null : blank(raised.pinned),
    };
  };
  const renew = (rows: readonly LiveEvent[]) => {
    const byOffset = new Map(rows.map((event) => [event.offset, event]));
    const newest = (event: LiveEvent): LiveEvent => byOffset.get(event.offset) ?? event;
    events = events.map(newest);
    raised = {
      wall: raised.wall === null ? null : newest(raised.wall),
      pinned: raised.pinned === null ? null : newest(raised.pinned),
    };
    state = undefined;
  };
  return {
    renew,
    read: () => current,
    state: () => {
      state ??= presentState(current, raised);
      // Each message moves it, and changes nothing else.
      return { ...state, offset: Math.max(known(), current.row.lastOffset) };
    },
    lastKnownOffset: known,
    raised: () => raised,
    change: (next, nextRaised) => {
      if (next.row.version < current.row.version || next.row.lastOffset < current.row.lastOffset)
        return false;
      const isTold = isNewer(next, current);
      if (next.row.epoch !== current.row.epoch) events = [];
      current = next;
      raised = nextRaised;
      state = undefined;
      return isTold;
    },
    append: (event) => {
      if (event.offset !== known() + 1) return false;
      events.push(event);
      if (events.length > KEPT_EVENTS) events = events.slice(-KEPT_EVENTS);
      if (event.kind === 'recall') takeBack(event.data['id']);
      return true;
    },
    missedBy: ({ epoch, offset }, limit) => {
      const lacking = known() - offset;
      const isSame = epoch === undefined || epoch === '' || epoch === current.row.epoch;
      const isKept = offset >= (events[0]?.offset ?? 1) - 1;
      if (isSame && isKept && lacking >= 0 && lacking <= limit)
        return { list: events.filter((event) => event.offset > offset), recovered: true };
      return { list: events.slice(-JOIN_EVENTS), recovered: false };
    },
  };
}
