/**
 * Rooms in the memory of a node: answered without the database, told to the sockets of this node in the order of the log.
 * News come by the bus, and by a poll each second while a room is watched, so a bus that is gone loses nothing
 * (D98, requirement 53).
 */
import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#schemas/live/event.ts';
import { HOUR_MS } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { makeRoom, KEPT_EVENTS, type Room } from './room.ts';
import { presentEvent } from '../rules/present-event.ts';
import type { ProminentMessages } from '../rules/present-state.ts';
import type { RoomKey } from '../store/log.store.ts';
import type { LiveRoomStore, RoomRead } from '../store/rooms.store.ts';

/** Somewhat less than a second: what is found then is acted on within one. */
const POLL_MS = 800;
/** A room nobody watches or asks after is forgotten after this. */
const KEPT_MS = 45_000;
/** What is known is as good as the database for so long: a poll may be late, or the database away. */
const FRESH_MS = 3000;
/** How old the words of what is kept may be: whoever was deleted since has no name in them any more (ADR-410). */
const RENEWED_MS = HOUR_MS;
const PAGE = 500;

export interface RoomsOptions {
  store: LiveRoomStore;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** What the sockets of a room are told. */
  notify: { event(key: RoomKey, event: LiveEvent): void; state(key: RoomKey, room: Room): void };
  /** Rooms with sockets here. */
  watchedRooms: () => readonly RoomKey[];
  /** After each poll, for whoever has to be sent away. */
  onPolled: () => Promise<void>;
}

interface CachedRoom {
  key: RoomKey;
  room: Room;
  askedAt: number;
  readAt: number;
  renewedAt: number;
  reading: Promise<void> | undefined;
  /** News came while it was read. */
  isStale: boolean;
}

export type Rooms = ReturnType<typeof createRooms>;

export const nameOf = ({ appId, aliveId }: RoomKey): string => `${appId} ${aliveId}`;

export function createRooms(options: RoomsOptions) {
  const { store, clock, log, notify } = options;
  const rooms = new Map<string, CachedRoom>();
  const loading = new Map<string, Promise<CachedRoom | undefined>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function raisedOf(
    key: RoomKey,
    { row }: RoomRead,
    before?: ProminentMessages,
  ): Promise<ProminentMessages> {
    const { wallOffset, pinOffset } = row;
    const current = [before?.wall, before?.pin].flatMap((one) => one ?? []);
    const offsets = [wallOffset, pinOffset].filter(
      (offset) => offset > 0 && !current.some((one) => one.offset === offset),
    );
    const read = (await store.eventsAt(key, offsets)).map(presentEvent);
    const at = (offset: number) => [...read, ...current].find((one) => one.offset === offset) ?? null;
    return { wall: at(wallOffset), pin: at(pinOffset) };
  }

  async function load(key: RoomKey): Promise<CachedRoom | undefined> {
    const read = async () => (await store.rooms(key.appId, [key.aliveId]))[0];
    const reading = (await read()) ?? ((await store.begin(key)) ? await read() : undefined);
    if (reading === undefined) return undefined;
    const tail = (await store.lastEvents(key, KEPT_EVENTS)).map(presentEvent);
    const now = clock.now();
    const room = makeRoom(reading, tail, await raisedOf(key, reading));
    const times = { askedAt: now, readAt: now, renewedAt: now };
    const one: CachedRoom = { key, room, ...times, reading: undefined, isStale: false };
    rooms.set(nameOf(key), one);
    timer ??= setTimeout(() => void poll(), POLL_MS).unref();
    return one;
  }

  /** Tells what the log holds beyond what is known, first to last. */
  async function readLog({ key, room }: CachedRoom): Promise<void> {
    for (;;) {
      const rows = await store.eventsAfter(key, room.lastKnownOffset(), PAGE);
      for (const row of rows) {
        const event = presentEvent(row);
        if (room.append(event)) notify.event(key, event);
      }
      if (rows.length < PAGE) return;
    }
  }

  async function readChanges(one: CachedRoom, reading?: RoomRead): Promise<void> {
    const { key, room } = one;
    const next = reading ?? (await store.rooms(key.appId, [key.aliveId]))[0];
    if (next === undefined) return void rooms.delete(nameOf(key));
    if (next.row.lastOffset > room.lastKnownOffset() || next.row.epoch !== room.read().row.epoch)
      await readLog(one);
    const { row, facts } = room.read();
    const isAsKnown =
      next.row.version === row.version && JSON.stringify(next.facts) === JSON.stringify(facts);
    if (room.change(next, isAsKnown ? room.prominent() : await raisedOf(key, next, room.prominent())))
      notify.state(key, room);
    one.readAt = clock.now();
  }

  /** Reads what is new; of many at once one reads, and once more where news came meanwhile. */
  function refresh(one: CachedRoom, reading?: RoomRead): Promise<void> {
    if (one.reading !== undefined) {
      one.isStale = true;
      return one.reading;
    }
    const run = async () => {
      try {
        await readChanges(one, reading);
        while (one.isStale) {
          one.isStale = false;
          await readChanges(one);
        }
      } finally {
        one.reading = undefined;
        one.isStale = false;
      }
    };
    one.reading = run();
    return one.reading;
  }

  async function poll(): Promise<void> {
    try {
      await pollAll();
      await options.onPolled();
    } catch (error) {
      log.warn({ err: error }, 'live rooms could not be looked at; they are again in a second');
    }
    timer = isClosed || rooms.size === 0 ? undefined : setTimeout(() => void poll(), POLL_MS).unref();
  }

  async function renew(one: CachedRoom): Promise<void> {
    const { key, room } = one;
    one.renewedAt = clock.now();
    const { wall, pin } = room.prominent();
    const above = [wall, pin].flatMap((message) => (message === null ? [] : [message.offset]));
    const rows = [...(await store.lastEvents(key, KEPT_EVENTS)), ...(await store.eventsAt(key, above))];
    room.renew(rows.map(presentEvent));
  }

  async function pollAll(): Promise<void> {
    const now = clock.now();
    for (const key of options.watchedRooms()) {
      const one = rooms.get(nameOf(key));
      if (one === undefined) await load(key);
      else one.askedAt = now;
    }
    for (const [name, { askedAt }] of rooms) if (askedAt < now - KEPT_MS) rooms.delete(name);
    const all = [...rooms.values()];
    for (const one of all) if (now - one.renewedAt > RENEWED_MS) await renew(one);
    for (const appId of new Set(all.map(({ key }) => key.appId))) {
      const those = all.filter(({ key }) => key.appId === appId);
      const rows = await store.rooms(
        appId,
        those.map(({ key }) => key.aliveId),
      );
      const read = new Map(rows.map((one) => [one.row.aliveId, one]));
      for (const one of those) {
        const next = read.get(one.key.aliveId);
        if (next === undefined) rooms.delete(nameOf(one.key));
        else await refresh(one, next);
      }
    }
  }

  async function find(key: RoomKey): Promise<CachedRoom | undefined> {
    const name = nameOf(key);
    const one = rooms.get(name);
    const now = clock.now();
    if (one !== undefined) {
      one.askedAt = now;
      if (now - one.readAt > FRESH_MS) await refresh(one);
      return one;
    }
    const running = loading.get(name) ?? load(key).finally(() => loading.delete(name));
    loading.set(name, running);
    return running;
  }

  return {
    /** From memory; undefined where there is no such room. */
    of: async (key: RoomKey): Promise<Room | undefined> => (await find(key))?.room,
    /** At once, where it is known. */
    known: (key: RoomKey): Room | undefined => rooms.get(nameOf(key))?.room,
    /** News of another node, or of a transaction of this one: read and told, where anybody here wants to know. */
    news: async (
      key: RoomKey,
      { offset, version }: { offset: number | undefined; version: number | undefined },
    ): Promise<void> => {
      const one = rooms.get(nameOf(key));
      if (one === undefined) return;
      const isKnown =
        offset !== undefined &&
        version !== undefined &&
        offset <= one.room.lastKnownOffset() &&
        version <= one.room.read().row.version;
      if (!isKnown) await refresh(one);
    },
    /** What this node has just kept: told without being read again, unless something is missing before it. */
    appended: (key: RoomKey, event: LiveEvent): void => {
      const one = rooms.get(nameOf(key));
      if (one?.room.append(event) === true) notify.event(key, event);
    },
    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
