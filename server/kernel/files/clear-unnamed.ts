/** Removes files nothing names: a process that is killed between writing bytes and writing down what they are leaves such behind. */
import type { Clock } from '../clock.ts';
import { LEFTOVER_LIFE_MS } from '../limits/limits.ts';
import type { FileStore } from './file-store.ts';

interface UnnamedFiles {
  files: Pick<FileStore, 'list' | 'remove'>;
  clock: Clock;
  folder: string;
  /** Called for files that were not written to for a day; answer true in doubt. */
  isNamed: (name: string) => Promise<boolean> | boolean;
}

export async function clearUnnamed({ files, clock, folder, isNamed }: UnnamedFiles): Promise<void> {
  const before = clock.now() - LEFTOVER_LIFE_MS;
  for await (const { name, changedAt } of files.list(folder))
    if (changedAt < before && !(await isNamed(name))) await files.remove(name);
}
