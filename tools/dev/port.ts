/** Whether a port can be had, and who has it. */
import type { InstallationConfig } from '#server/kernel/config/config.ts';
import { baseUrl, readServerFile, type ServerAddress } from '#server/start/server-file.ts';
import { portIfFree } from '../free-port.ts';

/** True while a process of that id runs. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** One line: who has the port, and how another is chosen. `own` is the server on this data directory, if there is one. */
function sayTaken(port: number, dataDir: string, own: ServerAddress | undefined): string {
  const other = `PORT=${port + 1} DATA_DIR=./data-2 npm run dev`;
  if (own?.port === port)
    return `Port ${port} is taken by the server on ${dataDir} (process ${own.pid}, ${baseUrl(own)}): stop it, or start another beside it: ${other}`;
  return `Port ${port} is taken by another program: stop it, or choose another port: PORT=${port + 1} npm run dev`;
}

/** One line: the data directory is another server's, though the port is free. */
function sayHeld(dataDir: string, own: ServerAddress): string {
  return `DATA_DIR ${dataDir} is in use by the server at ${baseUrl(own)} (process ${own.pid}): stop it, or give this one another: DATA_DIR=./data-2 npm run dev`;
}

/** Why a server of this configuration cannot start beside what runs already; undefined where it can. */
export async function whyNot(
  config: Pick<InstallationConfig, 'host' | 'port' | 'dataDir' | 'databaseUrl'>,
): Promise<string | undefined> {
  const { host, port, dataDir, databaseUrl } = config;
  const note = readServerFile(dataDir);
  const own = note !== undefined && isAlive(note.pid) ? note : undefined;
  if (port !== 0 && (await portIfFree(host, port)) === undefined) return sayTaken(port, dataDir, own);
  return own === undefined || databaseUrl !== undefined ? undefined : sayHeld(dataDir, own);
}
