/** A room in the parts of a page that show it: how it stands, what happened in it up to the moment shown, what may be done. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEngine } from '#engine/provider.tsx';
import type { EventKind, LiveEvent } from '#schemas/live/event.ts';
import { msOf, SECOND_MS } from '#schemas/time.ts';
import { roomOf, type RoomSession, type Rescue, type Stage } from './room-session.ts';
import type { LiveState, Outgoing } from './live-state.ts';
import { isReplay } from './live-step.ts';
import { eventPicker } from './pick-events.ts';
import { hasEarlier } from './replay-log.ts';
import { entryOf, type Entry, type LiveView } from './room-view.ts';
import { useEvery } from '#ui/use-every.ts';

/** Held as long as the part is drawn. */
export function useRoomSession(aliveId: string, productId?: string): RoomSession {
  const engine = useEngine();
  const room = roomOf(engine, aliveId, productId);
  useEffect(() => room.hold(), [room]);
  return room;
}

function usePart<Value>(room: RoomSession, read: (state: LiveState) => Value, server: Value): Value {
  return useSyncExternalStore(
    room.run.subscribe,
    () => read(room.run.get()),
    () => server,
  );
}

const OPENING: Entry = { is: 'opening' };

/** How far entering came: for the screen, which says what stands between somebody and the room. */
export function useEntry(aliveId: string, productId?: string): Entry {
  return usePart(useRoomSession(aliveId, productId), entryOf, OPENING);
}

/** The room, once it is entered; undefined before, and for who may not be here. */
export function useRoom(aliveId: string): LiveView | undefined {
  const entry = useEntry(aliveId);
  return entry.is === 'open' ? entry.view : undefined;
}

const NONE: readonly LiveEvent[] = [];
/**
 * Events up to the moment shown, first to last: of the kinds named, else of all. On air those are the newest of the log;
 * in a replay marks (slides, draws, votes, offers) are complete from the start, and chat is what leads up to the moment.
 *
 * @param kinds one value as long as it names the same
 */
export function useRoomEvents(aliveId: string, kinds?: ReadonlySet<EventKind>): readonly LiveEvent[] {
  const room = useRoomSession(aliveId);
  const read = useMemo(() => eventPicker(kinds), [kinds]);
  return usePart(room, read, NONE);
}

/** The marks (chapters) of a whole recording, also those after the moment shown. None while a room is on air. */
export function useRecordingMarks(aliveId: string, kinds: ReadonlySet<EventKind>): readonly LiveEvent[] {
  const room = useRoomSession(aliveId);
  const marks = usePart(room, ({ replay }) => replay.marks, NONE);
  return useMemo(() => marks.filter(({ kind }) => kinds.has(kind)), [marks, kinds]);
}

/** Whether the chat of a recording may go further back than it is shown. */
export function useHasEarlier(aliveId: string): boolean {
  return usePart(useRoomSession(aliveId), (live) => isReplay(live) && hasEarlier(live.replay), false);
}

const NO_OUTBOX: readonly Outgoing[] = [];

export interface Outbox {
  /** Messages of this page the log does not hold yet. */
  own: readonly Outgoing[];
  /** Server milliseconds before which no other is taken. */
  writeAfter: number;
}

export function useOutbox(aliveId: string): Outbox {
  const room = useRoomSession(aliveId);
  const own = usePart(room, ({ outbox }) => outbox, NO_OUTBOX);
  const writeAfter = usePart(room, ({ writeAfter: after }) => after, 0);
  return useMemo(() => ({ own, writeAfter }), [own, writeAfter]);
}

export interface RoomActions {
  /** Writes a message: shown at once, sent, and tried again by `again` where it failed. */
  send: (content: string) => void;
  again: (ref: string) => void;
  /** Gives up a message that failed. */
  letGo: (ref: string) => void;
  /** Enters anew, where that failed. */
  retry: () => void;
  /** Asks for the page anew: what this person may do has changed. */
  refresh: () => void;
  /** Asks for what a deed of this page has changed, where no socket tells. */
  look: () => void;
  /** Looks further back in the chat of a recording. */
  earlier: () => void;
  /** Takes whoever plays the recording to a moment. */
  seek: (ms: number) => void;
  /** Has whoever plays it begin anew, or by another line. */
  rescue: (how: Rescue) => void;
  /** Server clock, unix milliseconds. */
  now: () => number;
}

export function useRoomActions(aliveId: string): RoomActions {
  const room = useRoomSession(aliveId);
  return useMemo(() => {
    const { write: send, again, letGo, retry, refresh, look, earlier, now } = room.run;
    const seek = (ms: number) => {
      for (const go of room.seekers) go(ms);
    };
    const rescue = (how: Rescue) => {
      for (const go of room.rescuers) go(how);
    };
    return { send, again, letGo, retry, refresh, look, earlier, now, seek, rescue };
  }, [room]);
}

export interface Playback {
  /** The stage tells at each of its ticks which moment of the recording it shows: milliseconds from the start. */
  reportMoment: (ms: number, isPlaying: boolean) => void;
  /** Others take the stage elsewhere by `seek`; the returned function stops it. */
  onSeek: (go: (ms: number) => void) => () => void;
  /** Somebody whose picture stutters asks for help; the returned function stops it. */
  onRescue: (go: (how: Rescue) => void) => () => void;
}

/** For who plays the recording. */
export function usePlayback(aliveId: string): Playback {
  const room = useRoomSession(aliveId);
  return useMemo(
    () => ({
      reportMoment: (ms, isPlaying) => {
        room.stage.set({ ms, isPlaying });
        room.run.addPlayback(Math.round(ms));
      },
      onSeek: (go) => {
        room.seekers.add(go);
        return () => void room.seekers.delete(go);
      },
      onRescue: (go) => {
        room.rescuers.add(go);
        return () => void room.rescuers.delete(go);
      },
    }),
    [room],
  );
}

const NOT_PLAYING: Stage = { ms: 0, isPlaying: false };

/** Moment shown, in milliseconds of the recording: as the stage tells it; on air the server's clock since the start, each second. */
export function useMoment(aliveId: string): number {
  const room = useRoomSession(aliveId);
  const view = useRoom(aliveId);
  const stage = useSyncExternalStore(room.stage.subscribe, room.stage.get, () => NOT_PLAYING);
  const isAgain = view?.isReplay === true;
  const [, setTurn] = useState(0);
  useEvery(isAgain ? undefined : SECOND_MS, () => setTurn((turn) => turn + 1));
  if (view === undefined) return 0;
  return isAgain ? stage.ms : room.run.now() - msOf(view.state.start_ts);
}

/** Tells the panel how many entries a tab has: an empty tab is not shown. */
export function useTabCount(aliveId: string, part: string, count: number): void {
  const room = useRoomSession(aliveId);
  useEffect(() => {
    room.counts.set({ ...room.counts.get(), [part]: count });
    return () => {
      const { [part]: _count, ...rest } = room.counts.get();
      room.counts.set(rest);
    };
  }, [room, part, count]);
}

const NO_COUNTS: Readonly<Record<string, number>> = {};

/** What `useTabCount` told, by part. */
export function useTabCounts(aliveId: string): Readonly<Record<string, number>> {
  const room = useRoomSession(aliveId);
  const { counts } = room;
  return useSyncExternalStore(
    useCallback((onChange) => counts.subscribe(onChange), [counts]),
    counts.get,
    () => NO_COUNTS,
  );
}
