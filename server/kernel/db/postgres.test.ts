/** A shop on PostgreSQL whose database goes away and comes back, and two nodes that share one. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDemoShop } from '../../../tests/support/build-demo-shop.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { openPool } from './pool.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import { StoreUnavailable, toStoreError } from './store-error.ts';

const SHOP = 'appknowledge';
let postgres: TestPostgres;
let config: { dataDir: string; databaseUrl: string; demo: boolean };
let nodes: OpenedStores[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  config = { dataDir: makeTempDir('nodes'), databaseUrl: await postgres.createDatabase(), demo: true };
  const demoShops = () => [buildDemoShop({ documents: [{ kind: 'page', id: 'home', body: { n: 0 } }] })];
  // Both start on the empty database at once: one migrates and seeds, the other waits for it.
  nodes = await Promise.all([openStores(config, { demoShops }), openStores(config, { demoShops })]);
}, 180_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
  removeTempDir(config.dataDir);
});

function node(index: number): OpenedStores {
  const foundStores = nodes[index];
  if (foundStores === undefined) throw new Error('no such node');
  return foundStores;
}

describe('two nodes on one PostgreSQL', () => {
  it('two first starts at once seed the demo shops once', async () => {
    expect(await node(0).stores.shops.list()).toHaveLength(1);
    expect(await node(1).stores.configs.history(SHOP, 'page', 'home')).toHaveLength(1);
  });

  it('the bus brings events to the other node, large purges in parts, and once to its own', async () => {
    await Promise.all(nodes.map((one) => one.ping()));
    const events: string[] = [];
    const own: number[] = [];
    const stop = [
      node(1).bus.subscribe('purge', ({ appId, tags }) =>
        events.push(...tags.map((tag) => `${appId} ${tag}`)),
      ),
      node(0).bus.subscribe('purge', ({ tags }) => own.push(tags.length)),
    ];
    const tags = Array.from({ length: 2000 }, (_, index) => `goods:${index}`);
    await node(0).bus.publish('purge', { appId: SHOP, tags });
    await vi.waitFor(() => expect(events).toHaveLength(2000), 5000);
    expect(events).toEqual(tags.map((tag) => `${SHOP} ${tag}`));
    expect(own).toEqual([2000]);
    for (const end of stop) end();
  });

  it('R16: nodes count one limit together', async () => {
    const hits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => node(index % 2).limits.hit('shared', 60_000)),
    );
    expect(Math.max(...hits.map((hit) => hit.count))).toBe(20);
  });

  it('R35, R54: a call waits its turn while all connections are busy, and not for a server that lets nobody in', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const away = openPool({ kind: 'postgres', url: `postgres://nobody@127.0.0.1:${String(port)}/nothing` });
    const refusalPromise = away.ping().catch((thrownError: unknown) => toStoreError('ping', thrownError));
    // Longer than anybody waits to be let in.
    const busy = Array.from({ length: 10 }, () => node(0).db.execute(sql`select pg_sleep(2.2)`));
    expect(await node(0).stores.shops.list()).toHaveLength(1);
    await Promise.all(busy);
    expect(await refusalPromise).toBeInstanceOf(StoreUnavailable);
    for (const socket of sockets) socket.destroy();
    silent.close();
    await away.close();
  });

  it('R54: without the database calls fail fast as unavailable, and succeed by themselves within 3 s of its return', async () => {
    let gaps = 0;
    node(1).bus.onGap(() => (gaps += 1));
    await Promise.all(nodes.map((one) => one.ping()));
    await postgres.halt();
    gaps = 0;
    const before = Date.now();
    const error: unknown = await node(0)
      .stores.shops.list()
      .catch((thrownError: unknown) => thrownError);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toMatch(/^StoreUnavailable: shops\.list: the database is not available/);
    const calls = [
      node(0).stores.configs.publish(SHOP, [{ kind: 'page', id: 'x', body: {} }], { author: '', note: '' }),
      node(0).limits.hit('gone', 1000),
      node(1).stores.sessions.byToken(SHOP, 'x'),
    ];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({
        status: 'rejected',
        reason: { name: 'StoreUnavailable', retryAfterSeconds: 2 },
      });
    }
    await expect(node(0).ping()).rejects.toThrow(StoreUnavailable);
    // A purge that cannot be sent now does not fail its publisher.
    await node(0).bus.publish('purge', { appId: SHOP, tags: ['page:late'] });
    expect(Date.now() - before).toBeLessThan(2000);

    const late: string[] = [];
    node(1).bus.subscribe('purge', ({ tags }) => late.push(...tags));
    await postgres.start();
    const back = Date.now();
    await vi.waitFor(() => Promise.all(nodes.map((one) => one.ping())), { timeout: 3000, interval: 50 });
    await vi.waitFor(async () => expect(await node(0).stores.shops.list()).toHaveLength(1), {
      timeout: 3000,
    });
    expect(Date.now() - back).toBeLessThan(3000);
    await vi.waitFor(() => expect(gaps).toBe(1), 3000);
    await node(0).bus.publish('purge', { appId: SHOP, tags: ['page:new'] });
    await vi.waitFor(() => expect(late).toContain('page:new'), 3000);
  });
});

describe('starting', () => {
  it('data written by a newer version are refused in one line, not guessed at', async () => {
    const databaseUrl = await postgres.createDatabase();
    const stores = await openStores({ ...config, databaseUrl });
    await stores.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`,
    );
    await stores.close();
    await expect(openStores({ ...config, databaseUrl })).rejects.toThrow(
      /^The database was written by a newer version/,
    );
  });

  it('a DATABASE_URL that cannot serve ends the start with one line, its password unsaid', async () => {
    const wrong = Object.assign(new URL(config.databaseUrl), {
      pathname: 'nothing_here',
      password: 'hunter2',
    }).href;
    const error: unknown = await openStores({ ...config, databaseUrl: wrong }).catch(
      (thrownError: unknown) => thrownError,
    );
    expect(error).toMatchObject({ name: 'ConfigError', variable: 'DATABASE_URL' });
    expect(String(error)).toContain('nothing_here');
    expect(String(error)).not.toMatch(/hunter2|\n/);
  });
});
