/** What `npm run shop` asks beside a stopped server, over the application of a test. */
import { afterAll, beforeAll } from 'vitest';
import type { Client } from '#cli/client/client.ts';
import { openInjectedClient } from '#cli/client/own-application.ts';
import { localAddress, USUAL_PORT } from '#cli/client/shop-address.ts';
import type { TestDatabase } from '../support/database.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, openApp, type TestApp } from './app.ts';

export function injectedClient({ app, database }: Pick<TestApp, 'app' | 'database'>): Client {
  const addressOf = (label: string, host: string) => localAddress(label, host, USUAL_PORT);
  return openInjectedClient(
    { app, installation: database, consoleToken: CONSOLE_TOKEN },
    'a test',
    addressOf,
  );
}

/** The same over a store that is open already, with an application of its own. */
export function withInjectedClient(database: () => TestDatabase): () => Client {
  const dir = makeTempDir('client');
  let openedApp: TestApp | undefined;
  beforeAll(async () => {
    openedApp = await openApp(database(), dir, { deps: () => ({ leavesJobs: true }) });
  }, 60_000);
  afterAll(async () => {
    await openedApp?.app.close();
    removeTempDir(dir);
  });
  return () => {
    if (openedApp === undefined) throw new Error('It is opened in beforeAll.');
    return injectedClient(openedApp);
  };
}
