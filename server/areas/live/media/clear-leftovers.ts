/** Removes pieces of recordings that were written and never got their place: the server was killed in between (ADR-500). */
import type { Clock } from '#server/kernel/clock.ts';
import { clearUnnamed } from '#server/kernel/files/clear-unnamed.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { LIVE_FOLDER, readRecordedName } from './store/recorded-files.ts';
import type { Recordings } from './store/recordings.store.ts';

interface LeftoverWorld {
  files: FileStore;
  recordings: Pick<Recordings, 'last'>;
  clock: Clock;
}

/** The next push writes to the places after the last piece: whatever lies there is nobody's. */
export function clearRecordingLeftovers({ files, recordings, clock }: LeftoverWorld): Promise<void> {
  const isNamed = async (name: string): Promise<boolean> => {
    const part = readRecordedName(name);
    if (part === undefined) return true;
    const last = await recordings.last(part.key);
    if (last === undefined) return false;
    return part.kind === 'init' ? part.run <= last.run : part.seq <= last.seq;
  };
  return clearUnnamed({ files, clock, folder: LIVE_FOLDER, isNamed });
}
