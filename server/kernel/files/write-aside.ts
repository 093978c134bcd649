/** Where bytes wait on this machine until they are whole: every store writes through it, wherever it keeps them. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Name of the folder; no file of a store lies below it. */
export const INCOMING = 'incoming';

/** The topmost folder it had to make. */
export function makeDir(dir: string): Promise<string | undefined> {
  return mkdir(dir, { recursive: true, mode: 0o700 });
}

/** Writes aside and hands the whole file on; what is still there afterwards goes. */
export async function writeAside<Done>(
  root: string,
  write: (handle: FileHandle) => Promise<void>,
  work: (aside: string) => Promise<Done>,
): Promise<Done> {
  const aside = join(root, INCOMING, randomBytes(12).toString('hex'));
  await makeDir(dirname(aside));
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await write(handle);
    } finally {
      await handle.close();
    }
    return await work(aside);
  } finally {
    await rm(aside, { force: true });
  }
}

export const writeChunks = (chunks: AsyncIterable<Uint8Array>) => async (handle: FileHandle) => {
  for await (const chunk of chunks) await handle.writeFile(chunk);
};

/**
 * Removes what a process that was killed had not finished.
 * @param before milliseconds since 1970: what was written to since then may be another node's, still coming in.
 */
export async function clearIncoming(root: string, before: number): Promise<void> {
  const dir = join(root, INCOMING);
  // Where nothing ever came in there is no such folder.
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name);
    // Another node may just have finished it, or cleared it away.
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile() === true && stats.mtimeMs < before) await rm(path, { force: true });
  }
}
