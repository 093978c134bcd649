/** Files in a directory of this machine; several nodes share it as they share the database. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, ListedFile } from './file-store.ts';

/** No dot at the start of a part: neither `..` nor a hidden file can be named. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Kept by the file system itself, so that a name is there after a power cut. */
async function syncDir(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Where files are written until they are whole. */
const incomingOf = (root: string) => join(root, 'incoming');

/** Writes aside and hands the whole file on; what is still there afterwards goes. */
async function writeAside<Done>(
  root: string,
  write: (handle: FileHandle) => Promise<void>,
  work: (aside: string) => Promise<Done>,
): Promise<Done> {
  const aside = join(incomingOf(root), randomBytes(12).toString('hex'));
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

const writeChunks = (chunks: AsyncIterable<Uint8Array>) => async (handle: FileHandle) => {
  for await (const chunk of chunks) await handle.writeFile(chunk);
};

/** The topmost folder it had to make. */
function makeDir(dir: string): Promise<string | undefined> {
  return mkdir(dir, { recursive: true, mode: 0o700 });
}

async function syncDirs(dir: string, firstMade: string | undefined): Promise<void> {
  await syncDir(dir);
  if (firstMade === undefined) return;
  for (let at = dir; at.length >= firstMade.length; at = dirname(at)) await syncDir(dirname(at));
}

/**
 * Removes what a process that was killed had not finished.
 * @param before milliseconds since 1970: what was written to since then may be another node's, still coming in.
 */
export async function clearIncoming(root: string, before: number): Promise<void> {
  const dir = incomingOf(root);
  // Where nothing ever came in there is no such folder.
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name);
    // Another node may just have finished it, or cleared it away.
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile() === true && stats.mtimeMs < before) await rm(path, { force: true });
  }
}

/** @param name of a folder, as files are named */
async function* listBelow(root: string, name: string): AsyncGenerator<ListedFile> {
  // A folder that was never written to, or is gone by now, holds nothing.
  const dir = await opendir(join(root, name)).catch(() => undefined);
  if (dir === undefined) return;
  for await (const entry of dir) {
    const below = `${name}/${entry.name}`;
    if (entry.isDirectory()) yield* listBelow(root, below);
    else if (entry.isFile()) {
      const stats = await stat(join(root, below)).catch(() => undefined);
      if (stats !== undefined) yield { name: below, changedAt: stats.mtimeMs };
    }
  }
}

export function openLocalFiles(root: string): FileStore {
  const pathOf = (name: string) => (NAME.test(name) ? join(root, name) : undefined);
  const needPath = (name: string) => {
    const path = pathOf(name);
    if (path === undefined) throw new Error(`"${name}" cannot be the name of a file`);
    return path;
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
      if (!NAME.test(folder)) throw new Error(`"${folder}" cannot be the name of a folder`);
      return listBelow(root, folder);
    },
    hold: (chunks, work) => writeAside(root, writeChunks(chunks), work),
    remove: async (name) => {
      const path = pathOf(name);
      if (path !== undefined) await rm(path, { force: true });
    },
    async open(name, span) {
      const path = pathOf(name);
      if (path === undefined) return undefined;
      try {
        const handle = await open(path, 'r');
        const { size } = await handle.stat();
        return { size, stream: createReadStream(path, { fd: handle, ...span }) };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
