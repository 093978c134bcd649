/** Keeps what one push brings, in order: each piece gets its place in the recording when it is whole. */
import { msOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { RoomKey } from '../../store/log.store.ts';
import type { RecordedFiles } from '../store/recorded-files.ts';
import type { Recordings } from '../store/recordings.store.ts';
import { makePackager } from './packager.ts';

interface RecorderOptions {
  key: RoomKey;
  recordings: Recordings;
  files: RecordedFiles;
  clock: Clock;
  /** A piece is kept, and so long. */
  onKept(seconds: number): void;
  onFailure(error: unknown): void;
}

export interface Recorder {
  take(tag: Buffer): void;
  /** Resolves when all of it is kept. */
  end(): Promise<void>;
}

export async function startRecorder({
  key,
  recordings,
  files,
  clock,
  onKept,
  onFailure,
}: RecorderOptions): Promise<Recorder> {
  const last = await recordings.last(key);
  const run = (last?.run ?? -1) + 1;
  let seq = (last?.seq ?? -1) + 1;
  let began: number | undefined;
  let hasFailed = false;
  let work: Promise<unknown> = Promise.resolve();
  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(error);
  };
  const then = (step: () => Promise<void>) => {
    work = work.then(() => (hasFailed ? undefined : step())).catch(fail);
  };
  const packager = makePackager({
    onFailure: fail,
    onInit: (bytes) => then(() => files.putInit(key, run, bytes)),
    onSegment: ({ bytes, seconds, from }) => {
      // The first picture arrived as long ago as the piece is long; what follows keeps its distance to it.
      began ??= clock.now() - Math.round(msOf(seconds));
      const row = { seq, run, seconds, at: began + Math.round(msOf(from)) };
      seq += 1;
      then(async () => {
        // Its bytes are there before anybody hears of it.
        await files.putSegment(key, row.seq, bytes);
        await recordings.add(key, row);
        onKept(seconds);
      });
    },
  });
  return {
    take: packager.take,
    async end() {
      await packager.end();
      await work;
    },
  };
}
