/** What `npm run shop` asks beside a stopped server, over the application of a test. */
import { afterAll, beforeAll } from 'vitest';
import { openInjectedBackend } from '#cli/own-application.ts';
import { localAddress, USUAL_PORT } from '#cli/shop-address.ts';
import type { ShopBackend } from '#cli/shop-backend.ts';
import type { TestDatabase } from '../support/database.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, openApp, type TestApp } from './app.ts';

export function injectedBackend({ app, database }: Pick<TestApp, 'app' | 'database'>): ShopBackend {
  const addressOf = (label: string, host: string) => localAddress(label, host, USUAL_PORT);
  return openInjectedBackend(
    { app, installation: database, consoleToken: CONSOLE_TOKEN },
    'a test',
    addressOf,
  );
}

/** The same over a store that is open already, with an application of its own. */
export function withInjectedBackend(database: () => TestDatabase): () => ShopBackend {
  const dir = makeTempDir('client');
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openApp(database(), dir, { deps: () => ({ leavesJobs: true }) });
  }, 60_000);
  afterAll(async () => {
    await opened?.app.close();
    removeTempDir(dir);
  });
  return () => {
    if (opened === undefined) throw new Error('It is opened in beforeAll.');
    return injectedBackend(opened);
  };
}
