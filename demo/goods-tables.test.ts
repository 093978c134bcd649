/** Tables of a demo shop are brought in as a merchant's are, by the same laws. */
import { expect, it } from 'vitest';
import { systemClock } from '#server/kernel/clock.ts';
import { buildDemoShop } from '../tests/support/build-demo-shop.ts';
import { withDatabase } from '../tests/support/database.ts';
import { importTables } from './goods-tables.ts';

const database = withDatabase({ shops: [buildDemoShop()] });

it('ADR-591: a row no merchant could bring in is refused with its place', async () => {
  const teachers = [{ id: 'lin', name: { cn: '林', en: 'Lin' }, portrait: 'lin.svg' }];
  const done = importTables(database().db, systemClock, 'appknowledge', { tags: [], teachers });
  await expect(done).rejects.toThrow(
    /^The tables of appknowledge cannot be brought in: teachers 0\/portrait /,
  );
});
