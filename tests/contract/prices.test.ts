/** The price of a good over the wire once its promotion is over: the ordinary one, wherever it is listed. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });

interface PricedGood {
  id: string;
  price: number;
  line_price: number;
  marketing_type: number;
}

async function readListedItems(id: string): Promise<(PricedGood | undefined)[]> {
  const { ask } = test();
  const queries = [{ source: 'manual', ids: [id], limit: 1 }];
  const cards = await ask('knowledge', {
    method: 'POST',
    url: '/api/goods.cards.get/1.0.0',
    payload: { queries },
  });
  const tag = await ask('knowledge', '/api/tag.resources.get/1.0.0?tag_id=photography&page_size=50');
  const matches: PricedGood[][] = [cards.json().data.lists[0], tag.json().data.list];
  return matches.map((list) => list.find((card) => card.id === id));
}

describe('a flash sale', () => {
  it('M235: lowers the price in every list while it runs, and in none afterwards', async () => {
    const { stores, db } = test().database;
    const [row] = await stores.goods.find('appknowledge', {
      source: 'tag',
      tag_id: 'photography',
      marketing: [8],
      limit: 1,
    });
    if (row === undefined) throw new Error('nothing is on flash sale');
    const running = { price: row.price, line_price: row.line_price, marketing_type: 8 };
    for (const card of await readListedItems(row.id)) expect(card).toMatchObject(running);
    await db.update(goods).set({ marketingEndTs: 1 }).where(eq(goods.id, row.id));
    const over = { price: row.line_price, line_price: 0, marketing_type: 0 };
    for (const card of await readListedItems(row.id)) expect(card).toMatchObject(over);
    expect(
      await stores.goods.find('appknowledge', { source: 'manual', ids: [row.id], marketing: [8], limit: 1 }),
    ).toEqual([]);
  });
});
