/** The demo stays as designed however long ago it was seeded, on the embedded database and on PostgreSQL. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { readDemoShop } from './read-shop.ts';
import { freshenDemo, isAged } from './freshen.ts';
import { buildDemoShop, buildGoods } from '../tests/support/build-demo-shop.ts';
import { withDatabase } from '../tests/support/database.ts';
import { fillFromTemplate } from '../tests/support/database-template.ts';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import { openStores } from '#server/start/open-stores.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';

const knowledgeShop = (now: number) => readDemoShop('knowledge', now);

const HOUR_MS = 3600 * 1000;
const SEEDED = Date.UTC(2026, 4, 20, 3);
const LATER = SEEDED + 30 * 24 * HOUR_MS + 7 * HOUR_MS;
const SHOP = 'appknowledge';
const clock = { time: SEEDED, now: () => clock.time };
const database = withDatabase({
  shops: [
    knowledgeShop(SEEDED),
    buildDemoShop({ label: 'own', goods: [buildGoods({ id: 'theirs', marketing_end_ts: 5 })] }),
  ],
  clock,
});

/** Offers that run, broadcasts on air and to come, as a shopper sees them at `now`. */
function buildShownValue(rows: readonly GoodsRow[], now: number) {
  const seconds = now / 1000;
  return {
    running: rows.filter((row) => row.marketing_end_ts > seconds).length,
    over: rows.filter((row) => row.marketing_end_ts > 0 && row.marketing_end_ts <= seconds).length,
    onAir: rows.filter((row) => row.alive_state === 1 && row.start_ts <= seconds).length,
    late: rows.filter((row) => row.alive_state === 0 && row.start_ts <= seconds).length,
    early: rows.filter((row) => row.alive_state > 0 && row.start_ts > seconds).length,
  };
}

const couponsThatRun = async () =>
  (await database().stores.coupons.find(SHOP, { source: 'running', limit: 20 })).length;

async function demoRows(stores = database().stores): Promise<GoodsRow[]> {
  return stores.goods.find(SHOP, {
    source: 'manual',
    ids: knowledgeShop(SEEDED).goods.map(({ id }) => id),
    limit: 500,
  });
}

describe('an aged demo', () => {
  it('is told by the moment its times are counted from', async () => {
    const { db } = database();
    expect(await isAged(db, SEEDED + 11 * HOUR_MS)).toBe(false);
    expect(await isAged(db, SEEDED - 48 * HOUR_MS)).toBe(false);
    expect(await isAged(db, SEEDED + 12 * HOUR_MS)).toBe(true);
  });

  it('is dated anew: every offer runs and every broadcast is where it was when seeded', async () => {
    const { db } = database();
    const designedValue = buildShownValue(await demoRows(), SEEDED);
    expect(designedValue).toMatchObject({ over: 0, late: 0, early: 0, onAir: 1 });
    expect(buildShownValue(await demoRows(), LATER)).toMatchObject({ running: 0 });
    await db.update(goods).set({ title: 'Renamed' }).where(eq(goods.id, 'theirs'));
    const running = await couponsThatRun();
    clock.time = LATER;
    expect(await couponsThatRun()).toBe(0);
    await freshenDemo(db, [knowledgeShop(LATER)], LATER);
    expect(await couponsThatRun()).toBe(running);
    expect(buildShownValue(await demoRows(), LATER)).toEqual(designedValue);
    expect(await isAged(db, LATER + HOUR_MS)).toBe(false);
    expect(await database().stores.goods.byId('appown', 'theirs')).toMatchObject({
      title: 'Renamed',
      marketing_end_ts: 5,
      created_ts: 1_700_000_000,
    });
  });

  it('changes nothing but times, and a second run nothing at all', async () => {
    const { db } = database();
    await freshenDemo(db, [knowledgeShop(LATER)], LATER);
    const once = await demoRows();
    await freshenDemo(db, [knowledgeShop(LATER)], LATER);
    expect(await demoRows()).toEqual(once);
    const expectedGoods = knowledgeShop(LATER).goods.filter(({ state }) => state === 'on');
    // Lessons are counted of outlines, whatever a file announces (ADR-393).
    const countedItems = new Map(once.map(({ id, lesson_count }) => [id, lesson_count]));
    expect(once).toEqual(
      expectedGoods.map((row) => ({
        ...row,
        lesson_count: countedItems.get(row.id),
        tags: [...row.tags].sort(),
      })),
    );
  });
});

describe('a start with demo data', () => {
  it('dates an aged demo anew, a database without one never', async () => {
    const dataDir = makeTempDir('data');
    const demoShops = (now: number) => [knowledgeShop(now)];
    const endsAt = async (now: number, demo: boolean) => {
      const stores = await openStores({ dataDir, demo }, { demoShops, clock: { now: () => now } });
      const rows = await demoRows(stores.stores);
      await stores.close();
      return buildShownValue(rows, now);
    };
    try {
      await fillFromTemplate(dataDir);
      const designedValue = await endsAt(SEEDED, true);
      expect(await endsAt(LATER, false)).toMatchObject({ running: 0 });
      expect(await endsAt(LATER, true)).toEqual(designedValue);
    } finally {
      removeTempDir(dataDir);
    }
  });
});
