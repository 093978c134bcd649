/** A demo that another version filled says so at its start, and stays as it is (ADR-662). */
import { afterAll, expect, it } from 'vitest';
import { openStores } from '#server/start/open-stores.ts';
import { buildDemoShop, buildGoods } from '../tests/support/build-demo-shop.ts';
import { fillFromTemplate } from '../tests/support/database-template.ts';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import { contentOf, OTHER_CONTENT } from './content.ts';
import { demoShops } from './shops.gen.ts';

const SEEDED = Date.UTC(2026, 4, 20, 3);
const DAY_MS = 24 * 3600 * 1000;
const dataDir = makeTempDir('data');
afterAll(() => removeTempDir(dataDir));

/** What a start says after so many days where the product's demo has this title, and the title that is stored then. */
async function startLater(days: number, title: string) {
  const lines: string[] = [];
  const stores = await openStores(
    { dataDir, demo: true },
    {
      demoShops: () => [buildDemoShop({ label: 'own', goods: [buildGoods({ id: 'i_1', title })] })],
      clock: { now: () => SEEDED + days * DAY_MS },
      onStep: (line) => lines.push(line),
    },
  );
  const storedGoods = await stores.stores.goods.byId('appown', 'i_1');
  await stores.close();
  return { saysSo: lines.includes(OTHER_CONTENT), title: storedGoods?.title };
}

it('ADR-662: a demo of other texts is named at a start, and nothing of it is changed', async () => {
  await fillFromTemplate(dataDir);
  expect(await startLater(0, 'as it was')).toEqual({ saysSo: false, title: 'as it was' });
  expect(await startLater(2, 'as it was')).toEqual({ saysSo: false, title: 'as it was' });
  expect(await startLater(4, 'as it became')).toEqual({ saysSo: true, title: 'as it was' });
}, 120_000);

it('ADR-662: the same version has one content, whenever it is read', () => {
  const readAt = (now: number) => contentOf([...demoShops.values()].map((build) => build(now)));
  expect(readAt(SEEDED)).toBe(readAt(SEEDED + 40 * DAY_MS + 5_000));
});
