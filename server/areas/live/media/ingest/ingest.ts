/** Pushes from teachers: who may, what comes of it, and what the room is told (D106, ADR-369). */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { BROKEN_AFTER_MS, WATCHED_AGAIN_MS } from '../limits.ts';
import type { RecordedFiles } from '../store/recorded-files.ts';
import type { Recordings } from '../store/recordings.store.ts';
import type { RoomMediaStore } from '../store/room-media.store.ts';
import { makeChannel, type Channel } from './channel.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { startIngestWorker, type Asking, type IngestWorker } from './worker-process.ts';

export interface IngestGiven {
  media: RoomMediaStore;
  recordings: Recordings;
  files: RecordedFiles;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Whether a room takes pushes now: it is there, and not over. */
  isOpen(key: RoomKey): Promise<boolean>;
  /** One of PUSH_STATE. */
  onPushState(key: RoomKey, pushState: number): Promise<void>;
}

export interface Ingest {
  /** What is pushed to a room on this node now. */
  channelOf(key: RoomKey): Channel | undefined;
  /** Ends what is pushed to a room: its key was changed, or it is over. */
  cut(key: RoomKey): void;
  /** Since when something is pushed, unix milliseconds; 0 where nothing is. */
  since(key: RoomKey): number;
  /** Seconds between key frames of what is pushed now; 0 where nothing is. */
  pieceSeconds(key: RoomKey): number;
  stop(): Promise<void>;
  pid(): number | undefined;
}

interface Push {
  id: string;
  key: RoomKey;
  /** What it was let in by. */
  secret: string;
  channel: Channel;
  recorder: Recorder;
  seconds: number;
  since: number;
  /** When something came of it last. */
  heardAt: number;
}

const nameOf = ({ appId, aliveId }: RoomKey): string => `${appId}/${aliveId}`;
const digest = (value: string) => createHash('sha256').update(value).digest();

export function isSameKey(key: string, secret: string): boolean {
  return secret !== '' && timingSafeEqual(digest(key), digest(secret));
}

export function startIngest(place: { port: number; host: string }, options: IngestGiven): Ingest {
  const { media, recordings, files, clock, log } = options;
  const byRoom = new Map<string, Push>();
  const byId = new Map<string, Push>();
  const brokenTimers = new Map<string, NodeJS.Timeout>();
  const opening = new Set<string>();
  const ends = new Set<Promise<void>>();
  const reportState = (key: RoomKey, state: number) =>
    void options
      .onPushState(key, state)
      .catch((error: unknown) => log.error({ err: error }, 'a push was not told of'));

  const part = (push: Push) => {
    byId.delete(push.id);
    const name = nameOf(push.key);
    if (byRoom.get(name) === push) {
      byRoom.delete(name);
      // One that comes back at once was never away.
      brokenTimers.set(
        name,
        setTimeout(() => {
          brokenTimers.delete(name);
          reportState(push.key, PUSH_STATE.broken);
        }, BROKEN_AFTER_MS),
      );
    }
    push.channel.end();
    const ending = push.recorder.end();
    ends.add(ending);
    void ending.finally(() => ends.delete(ending));
  };
  const onGone = (id: string) => {
    const push = byId.get(id);
    if (push !== undefined) part(push);
  };
  const cut = (worker: IngestWorker, push: Push) => {
    worker.cut(push.id);
    part(push);
  };
  const mayPush = async (key: RoomKey, secret: string): Promise<boolean> => {
    const { source, key: roomKey } = await media.of(key);
    return source === 'rtmp' && isSameKey(secret, roomKey) && (await options.isOpen(key));
  };
  const admit = async (
    worker: IngestWorker,
    { id, app, name: aliveId, key: secret }: Asking,
  ): Promise<boolean> => {
    const key = { appId: app, aliveId };
    if (!(await mayPush(key, secret))) return false;
    const name = nameOf(key);
    const before = byRoom.get(name);
    // One that fell silent is a line that broke without a word.
    if (before !== undefined && clock.now() - before.heardAt <= BROKEN_AFTER_MS) return false;
    if (before !== undefined) cut(worker, before);
    if (opening.has(name)) return false;
    opening.add(name);
    try {
      await Promise.all(ends);
      const push: Push = {
        id,
        key,
        secret,
        channel: makeChannel(),
        recorder: await startRecorder({
          key,
          recordings,
          files,
          clock,
          onKept: (seconds) => {
            push.seconds = seconds;
          },
          onFailure: (error) => {
            log.warn({ err: error, room: aliveId }, 'a push could not be packaged');
            cut(worker, push);
          },
        }),
        seconds: 0,
        since: clock.now(),
        heardAt: clock.now(),
      };
      byRoom.set(name, push);
      byId.set(id, push);
    } finally {
      opening.delete(name);
    }
    clearTimeout(brokenTimers.get(name));
    brokenTimers.delete(name);
    reportState(key, PUSH_STATE.pushing);
    return true;
  };
  const worker: IngestWorker = startIngestWorker(place, {
    onListening: (port) => log.info({ port }, 'live rooms take pushes'),
    onAsk: (asking) =>
      void admit(worker, asking).then(
        (isIn) => (isIn ? worker.admit(asking.id) : worker.cut(asking.id)),
        (error: unknown) => {
          log.error({ err: error }, 'a push was not let in');
          worker.cut(asking.id);
        },
      ),
    onTag: (id, tag) => {
      const push = byId.get(id);
      if (push === undefined) return;
      push.heardAt = clock.now();
      push.channel.take(tag);
      push.recorder.take(tag);
    },
    onGone,
    onEnd: (reason, againMs) => {
      log.warn({ reason, port: place.port, againMs }, 'live rooms take no pushes');
      for (const id of byId.keys()) onGone(id);
    },
  });
  // Another node may have ended the room or changed its key: each push is asked after again while it lasts.
  const look = setInterval(() => {
    for (const push of byId.values())
      void mayPush(push.key, push.secret).then(
        (isIn) => (isIn || !byId.has(push.id) ? undefined : cut(worker, push)),
        (error: unknown) => log.warn({ err: error }, 'a push was not looked at'),
      );
  }, WATCHED_AGAIN_MS);
  return {
    channelOf: (key) => byRoom.get(nameOf(key))?.channel,
    cut: (key) => {
      const push = byRoom.get(nameOf(key));
      if (push !== undefined) cut(worker, push);
    },
    since: (key) => byRoom.get(nameOf(key))?.since ?? 0,
    pieceSeconds: (key) => byRoom.get(nameOf(key))?.seconds ?? 0,
    pid: worker.pid,
    async stop() {
      clearInterval(look);
      await worker.stop();
      for (const id of byId.keys()) onGone(id);
      for (const timer of brokenTimers.values()) clearTimeout(timer);
      await Promise.all(ends);
    },
  };
}
