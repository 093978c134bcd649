/** Copies files of a store into a folder of this machine. */
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';
import { makeDir } from './write-aside.ts';

/** Files that are gone by then are left out. */
export async function copyFiles(
  { open }: Pick<FileStore, 'open'>,
  names: readonly string[],
  dir: string,
): Promise<void> {
  for (const name of names) {
    const file = await open(name);
    if (file === undefined) continue;
    const path = join(dir, name);
    await makeDir(dirname(path));
    await pipeline(file.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  }
}
