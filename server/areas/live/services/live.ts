/** The live rooms as others may ask for them: who may be in one, what happened, what is true now (ADR-360, ADR-361). */
import type { LiveEvent } from '#schemas/live/event.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { BEAT_S, BYE_CODES, LIVE_SOCKET_PATH, type ByeReason, type Frame } from '#schemas/live/frame.ts';
import { msOf } from '#schemas/time.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { afterCommit } from '#server/kernel/db/transaction.ts';
import { createGateway, type Bye, type Gateway } from '#server/kernel/realtime/gateway.ts';
import { OPEN_MAX, WAITING_MAX } from '../limits.ts';
import { countViews } from './count-views.ts';
import { isHostOf, openRoom, showRoom, type OpenWorld, type OpenRoomResult } from './open-room.ts';
import type { Room } from './room.ts';
import { createAdmissionCache, type Admission, type AdmissionCache } from './admission-cache.ts';
import { makeReadGoods } from './read-goods.ts';
import { createRooms, nameOf, type Rooms } from './rooms.ts';
import { makeRoomNames, type NameIn } from '../rules/room-names.ts';
import {
  appendEvent,
  appendEvents,
  changeRoom,
  type Append,
  type LogEntry,
  type NewEvent,
  type RoomChange,
  type RoomKey,
  type RoomRow,
} from '../store/log.store.ts';

/** Something of a room was written: up to this place and version, where that is known. */
export interface LiveNews extends RoomKey {
  offset?: number | undefined;
  version?: number | undefined;
}

/** Somebody is to lose their sockets of a room. */
export interface LiveAway extends RoomKey {
  userId: string;
  reason: ByeReason;
}

/** Who holds a socket. */
export interface Listener {
  key: RoomKey;
  userId: string;
  sessionPublicId: string;
  /** Unix milliseconds; undefined where nothing ends it. */
  endsAt: number | undefined;
  isTrial: boolean;
  isHost: boolean;
}

export interface LiveArea {
  /** Whether this person may be in the room, and as what; asked by every call of a room. */
  open(appId: string, aliveId: string, viewer: Pick<Viewer, 'user'> | undefined): Promise<OpenRoomResult>;
  /** The same with all that is known where they may not. */
  judge(key: RoomKey, viewer: Pick<Viewer, 'user'> | undefined): ReturnType<typeof showRoom>;
  /** The shop's owner, who administers its training, and the accounts the room names: the teacher's. */
  isHost(viewer: Pick<Viewer, 'user'> | undefined, room: Pick<RoomRow, 'hostIds'>): boolean;
  /** Keeps an event, with what changes along with it, and tells it to everybody, this node first; undefined where there is no such room. */
  append(key: RoomKey, what: Append): Promise<LiveEvent | undefined>;
  /** The same within a transaction of the caller's; told once that is through. */
  appendIn(tx: Database, key: RoomKey, what: Append): Promise<LogEntry | undefined>;
  /** Several, of a transaction that holds the room. */
  appendAllIn(
    tx: Database,
    key: RoomKey,
    what: { events: readonly NewEvent[]; lockedRoom: RoomRow },
  ): Promise<LiveEvent[]>;
  /** Changes the room without an event: raises its version, and tells it, this node first. A function is given the row, held. */
  change(key: RoomKey, change: RoomChange | ((room: RoomRow) => RoomChange)): Promise<RoomRow | undefined>;
  changeIn(
    tx: Database,
    key: RoomKey,
    change: RoomChange | ((room: RoomRow) => RoomChange),
  ): Promise<RoomRow | undefined>;
  /** Says that something of a room was written: this node reads and tells it, and so do the others. */
  publishChange(key: RoomKey): Promise<void>;
  /** From memory; undefined where there is no such room. */
  stateOf(key: RoomKey): Promise<RoomState | undefined>;
  roomOf(key: RoomKey): Promise<Room | undefined>;
  /** The same where another node has told a place or a version this one does not know: read first. */
  roomAt(key: RoomKey, position: { offset?: number; version?: number }): Promise<Room | undefined>;
  /**
   * Whether this person may be in the room, as it was a few seconds ago at the most: asked by what is asked often. Who is
   * found to have lost it loses this with the socket, within a second.
   */
  admissionOf(key: RoomKey, viewer: Pick<Viewer, 'user'> | undefined): Promise<Admission>;
  /** Counts somebody who came for the first time; those who came in the same moments are written together. */
  came(key: RoomKey): void;
  /** What others in the room know a person by. */
  nameIn: NameIn;
  gateway: Gateway<Listener>;
  /** Closes sockets of a room's person, here and on the other nodes. */
  sendAway(key: RoomKey, userId: string, reason: ByeReason): Promise<void>;
}

export const frameText = (frame: Frame): string => JSON.stringify(frame);

export function byeOf(reason: ByeReason): Bye {
  return { code: BYE_CODES[reason], reason, text: frameText({ type: 'bye', reason }) };
}

/** Its name in the figures; where it opens stands in the schemas. */
const GATEWAY = LIVE_SOCKET_PATH.slice(1);

function openGateway({ clock }: Pick<AppContext, 'clock'>): Gateway<Listener> {
  return createGateway<Listener>({
    name: GATEWAY,
    beatMs: msOf(BEAT_S),
    beat: () => frameText({ type: 'beat', server_time: clock.now() }),
    waitingMax: WAITING_MAX,
    slow: byeOf('slow'),
    openMax: OPEN_MAX,
  });
}

export interface LiveParts {
  gateway: Gateway<Listener>;
  open: OpenWorld;
  admissions: AdmissionCache;
}

export function openLive(
  world: AppContext,
  areas: Pick<Areas, 'catalogue' | 'identity' | 'forms'>,
  watch: (parts: LiveParts) => () => Promise<void>,
): LiveArea {
  const { stores, clock, log, bus, keys } = world;
  const gateway = openGateway(world);
  const watchedRooms = () => [
    ...new Map(gateway.connections().map(({ who }) => [nameOf(who.key), who.key])).values(),
  ];
  const rooms: Rooms = createRooms({
    store: stores.liveRooms,
    clock,
    log,
    watchedRooms,
    onPolled: () => checkSockets(),
    notify: {
      event: (key, event) => gateway.broadcast(nameOf(key), frameText({ type: 'event', ...event })),
      state: (key, room) =>
        gateway.broadcast(
          nameOf(key),
          frameText({ type: 'state', state: room.state(), server_time: clock.now() }),
        ),
    },
  });
  const nameIn = makeRoomNames(keys.signing);
  const open: OpenWorld = { world, areas, rooms, nameIn, goodsOf: makeReadGoods(world, areas) };
  const admissions = createAdmissionCache(clock, (key, viewer) => openRoom(open, key, viewer));
  const checkSockets = watch({ gateway, open, admissions });
  const publish = ({ appId, aliveId }: RoomKey, position: Pick<LiveNews, 'offset' | 'version'> = {}) =>
    bus.publish('live.news', { appId, aliveId, ...position });
  const onNews = ({ offset, version, ...key }: LiveNews) => {
    rooms
      .news(key, { offset, version })
      .catch((error: unknown) => log.warn({ err: error }, 'news of a live room were not read'));
  };
  world.onClose(bus.subscribe('live.news', onNews));
  world.onClose(
    bus.onGap(() => {
      for (const key of watchedRooms()) onNews(key);
    }),
  );
  const isOf = ({ key }: Listener, { appId, aliveId }: RoomKey) =>
    key.appId === appId && key.aliveId === aliveId;
  world.onClose(
    bus.subscribe('live.away', ({ userId, reason, ...key }) => {
      gateway.closeWhere(({ who }) => who.userId === userId && isOf(who, key), byeOf(reason));
    }),
  );
  world.onClose(
    bus.subscribe('session.revoked', ({ appId, publicId }) => {
      const isMeant = ({ key, sessionPublicId }: Listener) =>
        key.appId === appId && sessionPublicId === publicId;
      gateway.closeWhere(({ who }) => isMeant(who), byeOf('logged-out'));
    }),
  );
  world.onClose(() => rooms.close());

  const tellOnceKept = (tx: Database, key: RoomKey, events: readonly LiveEvent[], room: RoomRow) =>
    afterCommit(tx, () => {
      for (const event of events) rooms.appended(key, event);
      const { lastOffset: offset, version } = room;
      // Also heard here, where what changed along with it is read and told. Nobody waits for the others.
      void publish(key, { offset, version });
    });
  const appendIn: LiveArea['appendIn'] = async (tx, key, what) => {
    const entry = await appendEvent(tx, clock, key, what);
    if (entry !== undefined) await tellOnceKept(tx, key, [entry.event], entry.room);
    return entry;
  };
  const appendAllIn: LiveArea['appendAllIn'] = async (tx, key, what) => {
    const { events, room } = await appendEvents(tx, clock, key, what);
    if (events.length > 0) await tellOnceKept(tx, key, events, room);
    return events;
  };
  const changeIn: LiveArea['changeIn'] = async (tx, key, change) => {
    const outcome = await changeRoom(tx, key, change);
    if (outcome?.isChanged === true) await afterCommit(tx, () => publish(key));
    return outcome?.room;
  };
  world.onClose(bus.subscribe('live.away', () => admissions.forget()));
  const came = countViews(log, (key, count) =>
    stores.liveRooms.transaction((tx) =>
      changeIn(tx, key, ({ viewCount }) => ({ viewCount: viewCount + count })),
    ),
  );
  const roomAt: LiveArea['roomAt'] = async (key, { offset = 0, version = 0 }) => {
    const room = await rooms.of(key);
    if (room !== undefined && (room.lastKnownOffset() < offset || room.read().row.version < version))
      await rooms.news(key, { offset: undefined, version: undefined });
    return room;
  };
  return {
    open: (appId, aliveId, viewer) => openRoom(open, { appId, aliveId }, viewer),
    judge: (key, viewer) => showRoom(open, key, viewer),
    isHost: isHostOf,
    append: async (key, what) => {
      const entry = await stores.liveRooms.transaction((tx) => appendIn(tx, key, what));
      if (entry === undefined) return undefined;
      await roomAt(key, { offset: entry.event.offset, version: entry.room.version });
      return entry.event;
    },
    appendIn,
    appendAllIn,
    change: async (key, change) => {
      const room = await stores.liveRooms.transaction((tx) => changeIn(tx, key, change));
      if (room !== undefined) await roomAt(key, { version: room.version });
      return room;
    },
    changeIn,
    publishChange: (key) => publish(key),
    stateOf: async (key) => (await rooms.of(key))?.state(),
    roomOf: (key) => rooms.of(key),
    roomAt,
    came,
    admissionOf: admissions.of,
    nameIn,
    gateway,
    sendAway: ({ appId, aliveId }, userId, reason) =>
      bus.publish('live.away', { appId, aliveId, userId, reason }),
  };
}
