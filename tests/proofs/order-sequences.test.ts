/** Laws of orders under ten thousand sequences of anything that can happen, on two databases beside each other (requirement 36). */
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import { buildDemoShop, buildGoods } from '../support/build-demo-shop.ts';
import { sequenceArbitrary } from '../support/order-actions.ts';
import { play, prepareSequences } from '../support/order-sequences.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const SEQUENCES = 10_000;
const SHARDS = ['first', 'second'];

const dir = makeTempDir('sequences');
let postgres: TestPostgres;
const openedList: OpenedStores[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const one of openedList) await one.close();
  await postgres.stop();
  removeTempDir(dir);
});

async function openShard(name: string): Promise<OpenedStores['db']> {
  const config = { dataDir: join(dir, name), databaseUrl: await postgres.createDatabase(), demo: true };
  const shop = buildDemoShop({ goods: [buildGoods({ id: 'g_pattern' })] });
  const stores = await openStores(config, { demoShops: () => [shop] });
  openedList.push(stores);
  const [pattern] = await stores.db.select().from(goods);
  if (pattern === undefined) throw new Error('The demo shop has no good.');
  await prepareSequences(stores.db, pattern);
  return stores.db;
}

it.concurrent.each(SHARDS)(
  'R36, D72: captured, sold and entitled stay equal, whatever is reported (%s half)',
  async (name) => {
    const db = await openShard(name);
    await fc.assert(
      fc.asyncProperty(sequenceArbitrary, async (actions) => {
        expect((await play(db, actions)).breaches).toEqual([]);
      }),
      { numRuns: SEQUENCES / SHARDS.length },
    );
  },
  3_600_000,
);
