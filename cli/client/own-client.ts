/** The way to the shops of this machine: the server that runs on them, or their application in this process. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '#server/start/config.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { ShopError } from '../shop-error.ts';
import { openServerClient, type Client } from './client.ts';
import { runningServer } from './running-server.ts';

/** A store that is not there is made where something is to be written, and nowhere else. */
function assertThere({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'pg'))) return;
  throw new ShopError(
    `No server runs on ${dataDir}, and it holds no shop. Start one (npm start), or name one with --server.`,
  );
}

/**
 * A running server is asked; without one its data is opened here.
 * @throws ShopError where nothing may be made and there is no store
 */
export async function openOwnClient({ mayMake }: { mayMake: boolean }): Promise<Client> {
  const config = readConfig(process.env);
  const base = await runningServer(config);
  if (base !== undefined) return openServerClient(base, openSecrets(config).consoleToken);
  if (!mayMake) assertThere(config);
  const { openOwnApplication } = await import('./own-application.ts');
  return openOwnApplication(config);
}
