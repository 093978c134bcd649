/** Tables of a demo shop are brought in as a merchant's are, by the same rules. */
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES, type GoodsTables } from '#schemas/goods-table/tables.ts';
import { importGoods, type TransferWorld } from '#server/areas/goods-transfer/rules/import-goods.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { buildDemoShop } from '../tests/support/build-demo-shop.ts';
import { withDatabase } from '../tests/support/database.ts';
import { EMPTY_SHOP } from './goods-rows.ts';
import { importTables } from './goods-tables.ts';
import { demoShops } from './shops.gen.ts';

const database = withDatabase({ shops: [buildDemoShop()] });

it('ADR-591: a row no merchant could bring in is refused with its place', async () => {
  const teachers = [{ id: 'lin', name: { cn: '林', en: 'Lin' }, portrait: 'lin.svg' }];
  const outcome = importTables(database().db, systemClock, 'appknowledge', { tags: [], teachers });
  await expect(outcome).rejects.toThrow(
    /^The tables of appknowledge cannot be brought in: teachers 0\/portrait /,
  );
});

/** An import into a shop that sells nothing yet, in which nothing is stored. */
const world: TransferWorld = {
  stores: {
    goodsTransfer: {
      read: () => Promise.resolve(EMPTY_SHOP),
      write: (_appId, _parts, decide) => Promise.resolve(decide(EMPTY_SHOP)),
    },
  },
  bus: createMemoryBus(),
  passwords: { hash: () => Promise.resolve(''), matches: () => Promise.resolve(false) },
};

const FILES = ['media', 'media_small', 'captions_cn', 'captions_en', 'chapters_cn', 'chapters_en'];
/** Seeding puts an address in place of each name of a file. */
const withAddresses = <Line extends object>(line: Line): object =>
  Object.fromEntries(
    Object.entries(line).map(([field, value]) => [
      field,
      FILES.includes(field) ? `/files/${String(value)}` : value,
    ]),
  );
const buildAddressedValue = (tables: GoodsTables) => ({
  ...tables,
  goods: tables.goods.map(withAddresses),
  outline: tables.outline.map(withAddresses),
});

describe('ADR-591: all a demo shop sells would be taken from a merchant', () => {
  it.each([...demoShops])('%s', async (_label, build) => {
    const { tables } = build(Date.UTC(2026, 10, 27, 3));
    expect(
      await importGoods(world, 'app', {
        tables: buildAddressedValue(tables),
        isTrial: true,
        whole: new Set(TABLE_NAMES),
      }),
    ).toMatchObject({
      ok: true,
    });
  });
});
