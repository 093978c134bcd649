/** Files of a folder under second names in another of this machine. */
import { constants } from 'node:fs';
import { copyFile, link } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ListedFile } from './file-store.ts';
import { makeDir } from './write-aside.ts';

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * So that one removed meanwhile stays in the backup; a copy where the disk knows no second names. Files are never changed
 * once they have their name.
 */
export async function linkFiles(from: string, to: string, files: AsyncIterable<ListedFile>): Promise<void> {
  for await (const { name } of files) {
    const target = join(to, name);
    await makeDir(dirname(target));
    try {
      await link(join(from, name), target);
    } catch (error) {
      if (isGone(error)) continue;
      await copyFile(join(from, name), target, constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    }
  }
}
