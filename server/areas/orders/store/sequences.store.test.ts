/** Laws of orders under anything that can happen, on the embedded database and on PostgreSQL; ten thousand of them are a proof. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { goods } from '#server/areas/catalogue/area.ts';
import { buildDemoShop, buildGoods } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { sequenceArbitrary } from '../../../../tests/support/order-actions.ts';
import { play, prepareSequences } from '../../../../tests/support/order-sequences.ts';

const database = withDatabase({ shops: [buildDemoShop({ goods: [buildGoods({ id: 'g_pattern' })] })] });

beforeAll(async () => {
  const [pattern] = await database().db.select().from(goods);
  if (pattern === undefined) throw new Error('The demo shop has no good.');
  await prepareSequences(database().db, pattern);
});

it('R36, D72: captured, sold and entitled stay equal, whatever is reported, repeated, late or cut short', async () => {
  await fc.assert(
    fc.asyncProperty(sequenceArbitrary, async (actions) => {
      expect((await play(database().db, actions)).breaches).toEqual([]);
    }),
    { numRuns: process.env['TEST_DATABASE'] === 'postgres' ? 40 : 10 },
  );
}, 180_000);
