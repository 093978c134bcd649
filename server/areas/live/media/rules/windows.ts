/** The newest pieces of what is pushed to rooms, read once for all who ask at the same time. */
import type { Clock } from '#server/kernel/clock.ts';
import type { RoomKey } from '../../store/log.store.ts';
import type { Recordings } from '../store/recordings.store.ts';

type Window = Awaited<ReturnType<Recordings['window']>>;

export interface Windows {
  of(key: RoomKey): Promise<Window>;
}

/** Rooms kept in mind; one that is asked for again is read again. */
const ROOMS = 1000;

export function makeWindows({
  recordings,
  clock,
  count,
  freshMs,
}: {
  recordings: Pick<Recordings, 'window'>;
  clock: Clock;
  count: number;
  freshMs: number;
}): Windows {
  const entries = new Map<string, { at: number; window: Promise<Window> }>();
  return {
    of(key) {
      const name = `${key.appId}/${key.aliveId}`;
      const now = clock.now();
      const entry = entries.get(name);
      if (entry !== undefined && Math.abs(now - entry.at) < freshMs) return entry.window;
      const window = recordings.window(key, count);
      if (entries.size >= ROOMS) entries.clear();
      entries.set(name, { at: now, window });
      // What went wrong once is asked for again at once.
      window.catch(() => entries.delete(name));
      return window;
    },
  };
}
