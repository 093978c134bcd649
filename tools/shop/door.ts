/** The ways to a shop's documents: a server on another machine, a running server beside, or straight its store. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '#server/start/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { baseUrl, readServerFile } from '#server/start/server-file.ts';
import { serverOf, tokenFor, type RemoteAsked } from './remote.ts';
import { openServerDoor } from './server-door.ts';
import { ShopError, type ShopDoor } from './shop-door.ts';
import { openStoreDoor } from './store-door.ts';

async function isAnswering(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

/** A store that is not there is made where something is to be written, and nowhere else. */
function assertThere({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'pg'))) return;
  throw new ShopError(
    `No server runs on ${dataDir}, and it holds no shop. Start one (npm start), or name one with --server.`,
  );
}

/**
 * A server that is named is asked with a personal token; else a running one, and without one its data is opened here.
 * @throws ShopError where nothing may be made and there is no store
 */
export async function openDoor(remote: RemoteAsked, { mayMake }: { mayMake: boolean }): Promise<ShopDoor> {
  const origin = serverOf(remote);
  if (origin !== undefined) return openServerDoor(origin, tokenFor(origin, remote));
  const config = readConfig(process.env);
  const address = readServerFile(config.dataDir);
  const base = address === undefined ? undefined : baseUrl(address);
  if (base !== undefined && (await isAnswering(base)))
    return openServerDoor(base, openSecrets(config).consoleToken);
  if (!mayMake) assertThere(config);
  return openStoreDoor(config);
}
