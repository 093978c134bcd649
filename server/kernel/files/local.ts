/** Files in a directory of this machine; several nodes share it as they share the database. */
import { createReadStream } from 'node:fs';
import { access, link, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, ListedFile } from './file-store.ts';
import { linkFiles } from './link-files.ts';
import { assertFileName, assertFolderName, isFileName } from './names.ts';
import { INCOMING, makeDir, writeAside, writeChunks } from './write-aside.ts';

/** Kept by the file system itself, so that a name is there after a power cut. */
async function syncDir(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Takes the place of whatever has that name. */
async function replace(aside: string, path: string): Promise<boolean> {
  await rename(aside, path);
  return true;
}

/** False where something has that name. */
async function placeNew(aside: string, path: string): Promise<boolean> {
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(codeOf(error))) throw error;
  }
  // A file system without second names cannot do both at once.
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  return isThere ? false : replace(aside, path);
}

/** Gives the file its name once it is whole and on disk. */
function writeNamed(
  root: string,
  write: (handle: FileHandle) => Promise<void>,
  pathOf: () => string,
  place: typeof replace = replace,
): Promise<boolean> {
  const writeSynced = async (handle: FileHandle) => {
    await write(handle);
    await handle.sync();
  };
  return writeAside(root, writeSynced, async (aside) => {
    const path = pathOf();
    const dir = dirname(path);
    const firstMade = await makeDir(dir);
    const isPlaced = await place(aside, path);
    await syncDirs(dir, firstMade);
    return isPlaced;
  });
}

async function syncDirs(dir: string, firstMade: string | undefined): Promise<void> {
  await syncDir(dir);
  if (firstMade === undefined) return;
  for (let at = dir; at.length >= firstMade.length; at = dirname(at)) await syncDir(dirname(at));
}

/** @param name of a folder, as files are named; empty for all of them */
async function* listBelow(root: string, name: string): AsyncGenerator<ListedFile> {
  // A folder that was never written to, or is gone by now, holds nothing.
  const dir = await opendir(join(root, name)).catch(() => undefined);
  if (dir === undefined) return;
  for await (const entry of dir) {
    const below = name === '' ? entry.name : `${name}/${entry.name}`;
    if (below === INCOMING || !isFileName(below)) continue;
    if (entry.isDirectory()) yield* listBelow(root, below);
    else if (entry.isFile()) {
      const stats = await stat(join(root, below)).catch(() => undefined);
      if (stats !== undefined) yield { name: below, changedAt: stats.mtimeMs };
    }
  }
}

export function openLocalFiles(root: string): FileStore {
  const needPath = (name: string) => {
    assertFileName(name);
    return join(root, name);
  };
  return {
    async put(name, bytes) {
      const path = needPath(name);
      await writeNamed(
        root,
        (handle) => handle.writeFile(bytes),
        () => path,
      );
    },
    putNew: (name, bytes) => {
      const path = needPath(name);
      return writeNamed(
        root,
        (handle) => handle.writeFile(bytes),
        () => path,
        placeNew,
      );
    },
    async putStream(chunks, name) {
      await writeNamed(root, writeChunks(chunks), () => needPath(name()));
    },
    list(folder) {
      if (folder !== undefined) assertFolderName(folder);
      return listBelow(root, folder ?? '');
    },
    hold: (chunks, work) => writeAside(root, writeChunks(chunks), work),
    remove: async (name) => {
      if (isFileName(name)) await rm(join(root, name), { force: true });
    },
    async open(name, span) {
      if (!isFileName(name)) return undefined;
      const path = join(root, name);
      try {
        const handle = await open(path, 'r');
        const { size } = await handle.stat();
        return { size, stream: createReadStream(path, { fd: handle, ...span }) };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async layOut(dir) {
      await linkFiles(root, dir, listBelow(root, ''));
      return () => Promise.resolve();
    },
  };
}
