/** The way to the shops of this machine: a running server beside, or straight its store. */
import { readConfig } from '#server/start/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { baseUrl, readServerFile } from '#server/start/server-file.ts';
import { openServerDoor } from './server-door.ts';
import type { ShopDoor } from './shop-door.ts';

async function isAnswering(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

/** A running server is asked; without one its data is opened here. */
export async function openOwnDoor(): Promise<ShopDoor> {
  const config = readConfig(process.env);
  const address = readServerFile(config.dataDir);
  const base = address === undefined ? undefined : baseUrl(address);
  if (base !== undefined && (await isAnswering(base)))
    return openServerDoor(base, openSecrets(config).consoleToken);
  const { openStoreDoor } = await import('./store-door.ts');
  return openStoreDoor(config);
}
