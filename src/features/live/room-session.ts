/** The room of a page: one run, however many parts of the page show it; it is left when the last of them is gone. */
import { makeLastCaller } from '#api/last-call.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import { settable, type Settable } from '#engine/store.ts';
import { steadyClock } from '#platform/clock.ts';
import { pageLeaving } from '#platform/leaving.ts';
import { pageNetwork } from '#platform/network.ts';
import { systemRandom } from '#platform/random.ts';
import { type OpenTextSocket, pageTextSocket } from '#platform/text-socket.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { makeRoomRun, type RoomPorts, type RoomRun } from './room-run.ts';

const REF_BYTES = 12;

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A preview is shown what the room is, and takes no place in it. */
const noSocket: OpenTextSocket = () => ({ send: () => undefined, close: () => undefined });

/** The run of this window: its calls, its socket, its clock. */
function browserRoom(engine: Engine): RoomPorts {
  const isLive = engine.mode === 'live';
  return {
    call: engine.call,
    lastCall: isLive
      ? makeLastCaller({ appId: engine.boot.info.app_id, locale: engine.locale })
      : engine.call,
    socket: isLive ? pageTextSocket : noSocket,
    steady: steadyClock,
    visibility: pageVisibility,
    network: pageNetwork,
    leaving: pageLeaving,
    luck: () => (systemRandom.bytes(1)[0] ?? 0) / 256,
    ref: () => hex(systemRandom.bytes(REF_BYTES)),
  };
}

/** What the stage shows of a recording, and how others take it elsewhere. */
export interface Stage {
  /** Milliseconds from the start, and whether it moves. */
  ms: number;
  isPlaying: boolean;
}

export type Rescue = 'again' | 'other';

export interface RoomSession {
  readonly aliveId: string;
  readonly run: RoomRun;
  /** Draws in the room: kept from the first to the last. */
  hold(): () => void;
  /** What parts of the room hold in the tab they stand in, by their kind. */
  readonly counts: Settable<Readonly<Record<string, number>>>;
  readonly stage: Settable<Stage>;
  /** Coupons known to be this person's, whichever part of the page learned it. */
  readonly claims: Settable<ReadonlySet<string>>;
  /** Whoever plays the recording goes there. */
  readonly seekers: Set<(ms: number) => void>;
  /** Whoever plays it begins anew, or by another line (D105). */
  readonly rescuers: Set<(how: Rescue) => void>;
}

const rooms = new WeakMap<Engine, RoomSession>();

function createRoomSession(engine: Engine, aliveId: string, productId: string | undefined): RoomSession {
  const run = makeRoomRun(browserRoom(engine));
  let holders = 0;
  let stops: (() => void)[] = [];
  let lastStatus: Viewer['status'] = 'unknown';
  const enter = () => {
    const { status } = engine.viewer.get();
    if (status === lastStatus) return;
    lastStatus = status;
    // Who looks is told a moment after the page stands: a room is entered once, by the right person.
    if (status !== 'unknown') run.want({ aliveId, productId }, status === 'in');
  };
  const begin = () => {
    lastStatus = 'unknown';
    stops = [
      run.begin(),
      engine.viewer.subscribe(enter),
      // Another person may be in, too (D62).
      engine.events.on('auth:changed', ({ isIn }) => {
        lastStatus = isIn ? 'in' : 'out';
        room.claims.set(new Set());
        run.want({ aliveId, productId }, isIn);
      }),
      engine.events.on('access:changed', run.refresh),
    ];
    enter();
  };
  const end = () => {
    for (const stop of stops) stop();
    stops = [];
    room.seekers.clear();
    room.rescuers.clear();
  };
  const room: RoomSession = {
    aliveId,
    run,
    counts: settable<Readonly<Record<string, number>>>({}),
    stage: settable<Stage>({ ms: 0, isPlaying: false }),
    claims: settable<ReadonlySet<string>>(new Set()),
    seekers: new Set(),
    rescuers: new Set(),
    hold: () => {
      holders += 1;
      if (holders === 1) begin();
      return () => {
        holders -= 1;
        if (holders === 0) end();
      };
    },
  };
  return room;
}

/** The room of this page; another id is another room. */
export function roomOf(engine: Engine, aliveId: string, productId?: string): RoomSession {
  const current = rooms.get(engine);
  if (current?.aliveId === aliveId) return current;
  const session = createRoomSession(engine, aliveId, productId);
  rooms.set(engine, session);
  return session;
}
