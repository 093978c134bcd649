/** server.json in the data directory: where the running server listens, for `npm run shop` beside it; a copy of it says nothing. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderId } from '#server/kernel/config/folder-id.ts';

export interface ServerAddress {
  host: string;
  port: number;
  pid: number;
}

const FILE = 'server.json';

/** Writes the file; answers a function that takes it back. */
export function announce(dataDir: string, address: ServerAddress): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE);
  writeFileSync(path, `${JSON.stringify({ ...address, folder: folderId(dataDir) })}\n`, { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

/** Where a server on this very folder was last said to listen; it may be gone by now. */
export function readServerFile(dataDir: string): ServerAddress | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'));
    if (
      typeof value !== 'object' ||
      value === null ||
      !('host' in value) ||
      !('port' in value) ||
      !('pid' in value) ||
      !('folder' in value)
    )
      return undefined;
    const { host, port, pid, folder } = value;
    // With a copy of the data directory its original's address was copied.
    if (folder !== folderId(dataDir)) return undefined;
    return typeof host === 'string' && typeof port === 'number' && typeof pid === 'number'
      ? { host, port, pid }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The address to call a local server at: one that listens everywhere is asked on the loopback. */
export function baseUrl({ host, port }: Pick<ServerAddress, 'host' | 'port'>): string {
  const name =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
