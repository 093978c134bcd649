/** Files in a directory of this machine; several nodes share it as they share the database. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../domain/ports/files.ts';

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

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const dir = dirname(path);
  const made = await mkdir(dir, { recursive: true, mode: 0o700 });
  const aside = `${path}.new-${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncDir(dir);
  if (made === undefined) return;
  for (let at = dir; at.length >= made.length; at = dirname(at)) await syncDir(dirname(at));
}

export function openLocalFiles(root: string): FileStore {
  const pathOf = (name: string) => (NAME.test(name) ? join(root, name) : undefined);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      if (path === undefined) throw new Error(`"${name}" cannot be the name of a file`);
      await writeWhole(path, bytes);
    },
    async open(name) {
      const path = pathOf(name);
      if (path === undefined) return undefined;
      try {
        const handle = await open(path, 'r');
        const { size } = await handle.stat();
        return { size, stream: createReadStream(path, { fd: handle }) };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
