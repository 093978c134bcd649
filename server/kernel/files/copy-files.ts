/** Copies files of a store into a folder of this machine. */
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';
import { makeDir } from './write-aside.ts';

/** Of every file the store lists now; those that are gone when they are copied are left out. */
export async function layOutCopies(
  { open, list }: Pick<FileStore, 'open' | 'list'>,
  dir: string,
): Promise<() => Promise<void>> {
  const names: string[] = [];
  for await (const { name } of list()) names.push(name);
  return async () => {
    for (const name of names) {
      const file = await open(name);
      if (file === undefined) continue;
      const path = join(dir, name);
      await makeDir(dirname(path));
      await pipeline(file.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    }
  };
}
