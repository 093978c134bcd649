/** One room as a node knows it: what is true of it, and the end of its log, without a hole (D98, ADR-360). */
import { type LiveEvent, JOIN_EVENTS } from '#schemas/live/event.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { presentState, type ProminentMessages } from '../rules/present-state.ts';
import type { RoomRead } from '../store/rooms.store.ts';

/** Events kept of each room (D98). */
export const KEPT_EVENTS = 200;

interface MissedEvents {
  list: LiveEvent[];
  isRecovered: boolean;
}

export interface Room {
  readonly read: () => RoomRead;
  readonly state: () => RoomState;
  /** The last offset the events reach. */
  readonly lastKnownOffset: () => number;
  /** Another reading of the row: true where a version is newer, so that its state has to be told. */
  change(next: RoomRead, prominent: ProminentMessages): boolean;
  /** True where it follows on what is known; a later one is left for whoever reads the log. */
  append(event: LiveEvent): boolean;
  /** What somebody lacks who knows a log up to a place: all of it, or the end of the log and `recovered` false. */
  missedBy(knows: { epoch: string | undefined; offset: number }, limit: number): MissedEvents;
  /** The same events as the log has them now: who wrote them may have left the shop since (ADR-410). */
  renew(rows: readonly LiveEvent[]): void;
  /** Whether the message above the stage or the chat is another one than `raised` tells. */
  prominent: () => ProminentMessages;
}

const isNewer = (next: RoomRead, now: RoomRead) =>
  next.row.version > now.row.version ||
  next.row.epoch !== now.row.epoch ||
  JSON.stringify(next.facts) !== JSON.stringify(now.facts);

/** @param tail the end of the log, up to the row's last offset or before it */
export function makeRoom(first: RoomRead, tail: readonly LiveEvent[], above: ProminentMessages): Room {
  let current = first;
  let prominent = above;
  let events = [...tail];
  let state: RoomState | undefined;
  const lastOffset = () => events.at(-1)?.offset ?? 0;
  const takeBack = (id: unknown) => {
    const blank = (event: LiveEvent): LiveEvent =>
      event.id === id ? { ...event, content: '', data: {}, is_recalled: true } : event;
    events = events.map(blank);
    prominent = {
      wall: prominent.wall === null ? null : blank(prominent.wall),
      pin: prominent.pin === null ? null : blank(prominent.pin),
    };
  };
  const renew = (rows: readonly LiveEvent[]) => {
    const byOffset = new Map(rows.map((event) => [event.offset, event]));
    const newest = (event: LiveEvent): LiveEvent => byOffset.get(event.offset) ?? event;
    events = events.map(newest);
    prominent = {
      wall: prominent.wall === null ? null : newest(prominent.wall),
      pin: prominent.pin === null ? null : newest(prominent.pin),
    };
    state = undefined;
  };
  return {
    renew,
    read: () => current,
    state: () => {
      state ??= presentState(current, prominent);
      // Each message moves it, and changes nothing else.
      return { ...state, offset: Math.max(lastOffset(), current.row.lastOffset) };
    },
    lastKnownOffset: lastOffset,
    prominent: () => prominent,
    change: (next, nextRaised) => {
      if (next.row.version < current.row.version || next.row.lastOffset < current.row.lastOffset)
        return false;
      const isTold = isNewer(next, current);
      if (next.row.epoch !== current.row.epoch) events = [];
      current = next;
      prominent = nextRaised;
      state = undefined;
      return isTold;
    },
    append: (event) => {
      if (event.offset !== lastOffset() + 1) return false;
      events.push(event);
      if (events.length > KEPT_EVENTS) events = events.slice(-KEPT_EVENTS);
      if (event.kind === 'recall') takeBack(event.data['id']);
      return true;
    },
    missedBy: ({ epoch, offset }, limit) => {
      const lacking = lastOffset() - offset;
      const isSame = epoch === undefined || epoch === '' || epoch === current.row.epoch;
      const isKept = offset >= (events[0]?.offset ?? 1) - 1;
      if (isSame && isKept && lacking >= 0 && lacking <= limit)
        return { list: events.filter((event) => event.offset > offset), isRecovered: true };
      return { list: events.slice(-JOIN_EVENTS), isRecovered: false };
    },
  };
}
