/** The folder a backup is laid out in before it is packed, and after it is unpacked: beside what it is a copy of. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';

const PREFIX = 'backup.new-';
/** What a process that was killed left behind is removed by a later one. */
const LEFTOVER_MS = 24 * 3_600_000;

export const MANIFEST_FILE = 'manifest.json';
export const tableFile = (name: string) => join('tables', `${name}.jsonl`);

/** Removes what lies aside in a folder under such names, and was not written to for a day. */
export async function clearAside(folder: string, isAside: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isAside(name)) continue;
    const stats = await stat(join(folder, name)).catch(() => undefined);
    if (stats !== undefined && Date.now() - stats.mtimeMs > LEFTOVER_MS)
      await removeStaging(join(folder, name));
  }
}

/** Of a backup whose process was killed. */
export const isStaging = (name: string): boolean => name.startsWith(PREFIX);

export async function makeStaging(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await clearAside(dataDir, isStaging);
  const dir = join(dataDir, `${PREFIX}${randomBytes(6).toString('hex')}`);
  await mkdir(join(dir, 'tables'), { recursive: true, mode: 0o700 });
  return dir;
}

export function removeStaging(dir: string): Promise<void> {
  return rm(dir, { recursive: true, force: true });
}

/** Names of the files below a folder, with single slashes between; none where there is no such folder. */
export async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const names: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) {
      for (const name of await filesBelow(join(root, entry.name))) names.push(`${entry.name}/${name}`);
    } else if (entry.isFile()) names.push(entry.name);
  }
  return names.sort();
}

/** Each file below a folder with its size and hash. */
export async function describeFiles(root: string): Promise<Manifest['files']> {
  const entries: Manifest['files'] = [];
  for (const name of await filesBelow(root)) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of createReadStream(join(root, name))) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      hash.update(part);
    }
    entries.push({ name, bytes, sha256: hash.digest('hex') });
  }
  return entries;
}
