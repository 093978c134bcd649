/** What the desk does to many at once: comments moderated, orders of a filter as a file (D138). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { comment } from '#server/areas/comments/tables/comments.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withOrders } from './orders-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const shop = withOrders();

async function ask(name: string, payload: object = {}) {
  const answer = await shop.test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...payload },
  });
  return answer.json();
}

describe('console.comments.bulk.moderate', () => {
  it('D88, D138: approves and deletes many, says what became of each, and leaves one audit row', async () => {
    const { db } = shop.test().database;
    const [row] = await db.select().from(comment).where(eq(comment.appId, SHOP)).limit(1);
    if (row === undefined) throw new Error('The demo has comments.');
    const ids = ['c_bulk_1', 'c_bulk_2', 'c_bulk_3'];
    for (const id of ids)
      await db
        .insert(comment)
        .values({ ...row, id, parentId: null, state: 'pending', createdAt: Date.now() });
    const approval = await ask('comments.bulk.moderate', { ids: [...ids, 'c_nowhere'], verb: 'approve' });
    expect(approval.data.items).toEqual([
      ...ids.map((id) => ({ id, outcome: 'done' })),
      { id: 'c_nowhere', outcome: 'no-comment' },
    ]);
    const again = await ask('comments.bulk.moderate', { ids, verb: 'approve' });
    expect(again.data.items.every(({ outcome }: { outcome: string }) => outcome === 'already')).toBe(true);
    // The log is newest first, and the clock of these tests stands still.
    shop.pass(1000);
    expect((await ask('comments.bulk.moderate', { ids, verb: 'delete' })).code).toBe(0);
    expect(await db.$count(comment, eq(comment.id, 'c_bulk_2'))).toBe(0);
    const rows = (await ask('audit.list', { limit: 20 })).data.items;
    const bulk = rows.filter(({ call }: { call: string }) => call === 'console.comments.bulk.moderate');
    expect(bulk).toHaveLength(2);
    expect(bulk[0].after).toMatchObject({ verb: 'delete', count: 3 });
    expect((await ask('comments.bulk.moderate', { ids: [], verb: 'hide' })).code).toBe(40000);
  });
});

describe('console.orders.export', () => {
  it('D138, R46: holds the orders of the filter and no others, in the language of who asks', async () => {
    const goodsId = await shop.goodWithStock('g_export', 5, 1234);
    const order = await shop.create(await shop.somebody(), goodsId);
    await shop.manage('confirm', { order_id: order.data['order_id'] });
    const unpaid = await shop.create(await shop.somebody(), goodsId);
    const { csv } = (await ask('orders.export', { filter: { state: 'paid' } })).data;
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toContain('Order,State,Course');
    const line = lines.find((one: string) => one.includes(String(order.data['order_id'])));
    expect(line).toContain('Paid');
    expect(line).toContain('12.34');
    expect(csv).not.toContain(String(unpaid.data['order_id']));
    const { total } = (await ask('orders.list', { filter: { state: 'paid' } })).data;
    expect(lines).toHaveLength(total + 1);
  });
});
