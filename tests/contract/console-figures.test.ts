/** One figure means one thing: the first screen, the reports and the list of orders agree; lists behind its rows hold as many (D138, ADR-687). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { searchMiss } from '#server/areas/catalogue/tables/search-misses.ts';
import { removeOldMisses } from '#server/areas/catalogue/store/search-misses.store.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withOrders } from './orders-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const shop = withOrders();
const DAY_S = 86_400;
const OFFSET_S = 8 * 3600;

async function ask(name: string, payload: object = {}) {
  const answer = await shop.test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...payload },
  });
  return answer.json().data;
}

/** The shop's day, in unix seconds. */
function daySpan() {
  const from = Math.floor((Date.now() / 1000 + OFFSET_S) / DAY_S) * DAY_S - OFFSET_S;
  return { from, to: from + DAY_S };
}

interface OrderLine {
  amount: number;
  // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
  refunded: number;
  paid_ts: number;
}
async function ordersOfToday(): Promise<OrderLine[]> {
  const { from, to } = daySpan();
  const all: OrderLine[] = [];
  for (let cursor: string | undefined; ;) {
    const part = await ask('orders.list', { limit: 100, ...(cursor === undefined ? {} : { cursor }) });
    all.push(...part.items);
    cursor = part.next;
    if (cursor === undefined)
      return all.filter(({ paid_ts: at, amount }) => at >= from && at < to && amount > 0);
  }
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('figures of the desk', () => {
  it('D138, ADR-687: today’s money, the report of the day and the orders paid today are one sum', async () => {
    const goodsId = await shop.goodWithStock('g_figures', 50, 4200);
    for (let index = 0; index < 3; index += 1) {
      const { data } = await shop.create(await shop.somebody(), goodsId);
      await shop.manage('confirm', { order_id: data['order_id'] });
    }
    const today = await ask('today.get');
    const report = await ask('report.sales', { ...daySpan(), by: 'day' });
    const byGoods = await ask('report.sales', { ...daySpan(), by: 'goods' });
    const orders = await ordersOfToday();
    expect(orders.length).toBeGreaterThanOrEqual(1);
    expect(report.total.amount).toBe(sum(orders.map(({ amount }) => amount)));
    expect(report.total.orders).toBe(orders.length);
    expect(today.revenue).toEqual({ charged: report.total.amount, refunded: report.total.refunded });
    expect(today.orders.paid).toBe(report.total.orders);
    expect(sum(report.rows.map((row: { amount: number }) => row.amount))).toBe(report.total.amount);
    expect(sum(byGoods.rows.map((row: { amount: number }) => row.amount))).toBe(report.total.amount);
  });

  it('D138: rows of the first screen hold as many as the lists they lead to', async () => {
    const { db } = shop.test().database;
    await shop.goodWithStock('g_low', 3);
    await shop.goodWithStock('g_plenty', 50);
    const soon = Math.floor(Date.now() / 1000) + DAY_S;
    const isGood = and(eq(goods.appId, SHOP), eq(goods.id, 'g_plenty'));
    await db.update(goods).set({ marketingType: 8, marketingEndTs: soon }).where(isGood);
    const me = await shop.somebody();
    const { data } = await shop.create(me, 'g_plenty');
    await shop.call(me, 'order.pay', { order_id: data['order_id'], provider: 'manual' });
    const today = await ask('today.get');
    const lists: [number, string, object][] = [
      [today.goods.low_stock, 'goods.list', { is_low_stock: true }],
      [today.goods.offers_ending, 'goods.list', { is_offer_ending: true }],
      [today.orders.transfers, 'orders.list', { state: 'unpaid', is_transfer: true }],
      [today.orders.unpaid, 'orders.list', { state: 'unpaid' }],
      [today.comments.waiting, 'comments.list', { state: 'pending' }],
    ];
    for (const [count, name, filter] of lists)
      expect((await ask(name, { filter, limit: 100 })).total, JSON.stringify(filter)).toBe(count);
    expect(today.goods.low_stock).toBeGreaterThanOrEqual(1);
    expect(today.goods.offers_ending).toBeGreaterThanOrEqual(1);
    expect(today.orders.transfers).toBeGreaterThanOrEqual(1);
    const ids = async (filter: object) =>
      (await ask('goods.list', { q: 'g_', filter, limit: 100 })).items.map(({ id }: { id: string }) => id);
    expect(await ids({ is_low_stock: true })).toContain('g_low');
    expect(await ids({ is_low_stock: false })).toContain('g_plenty');
  });
});

describe('searches without results', () => {
  const search = (content: string, more: object = {}) =>
    shop.test().ask('knowledge', {
      url: `/api/search.get/1.0.0?${new URLSearchParams({ content, ...more }).toString()}`,
    });
  const report = (by: 'day' | 'words') => ask('report.searches', { ...daySpan(), by });

  it('D92, D138: are counted by words and by day, and what is found is not', async () => {
    for (const words of ['Zxqv Wkj', ' zxqv  wkj ', 'qqzz']) await search(words);
    await search('zxqv wkj', { page: '2' });
    await search('zxqv wkj', { type: '50' });
    const { rows, total } = await report('words');
    expect(rows).toEqual([
      { key: 'zxqv wkj', title: 'zxqv wkj', searches: 2 },
      { key: 'qqzz', title: 'qqzz', searches: 1 },
    ]);
    expect(total).toEqual({ searches: 3 });
    expect((await report('day')).rows.at(-1).searches).toBe(3);
  });

  it('D138: what may name a person is never kept, nor what is very long', async () => {
    const before = (await report('words')).total.searches;
    const phones = [
      '19900000001',
      '199 0000 0001',
      '199.0000.0001',
      '(199) 0000_0001',
      '１９９００００００１',
    ];
    for (const words of [...phones, 'qqxx@zz.example', 'qqxx＠zz.example', 'qz'.repeat(30)])
      await search(words);
    expect((await report('words')).total.searches).toBe(before);
  });

  it('ADR-791: strangers make at most so many rows a day, and rows end after their time', async () => {
    const { db, stores } = shop.test().database;
    const day = '2026-01-05';
    for (let index = 0; index < 500; index += 1)
      await stores.searchMisses.add(SHOP, day, `w${String(index)}`);
    await stores.searchMisses.add(SHOP, day, 'one more');
    await stores.searchMisses.add(SHOP, day, 'w7');
    const isDay = and(eq(searchMiss.appId, SHOP), eq(searchMiss.day, day));
    expect(await db.$count(searchMiss, isDay)).toBe(500);
    expect((await stores.searchMisses.byWords(SHOP, [day]))[0]).toEqual({ key: 'w7', searches: 2 });
    await removeOldMisses(db, Date.parse('2027-03-01T00:00:00Z'));
    expect(await db.$count(searchMiss, isDay)).toBe(0);
  });
});
