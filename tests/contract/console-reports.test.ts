/** Reports of sales and of study, and one order with what happened to it, for the merchant (D138, D71). */
import { describe, expect, it, vi } from 'vitest';
import { REPORT_DAYS_MAX, REPORT_ROWS_MAX } from '#schemas/api/console/reports.ts';
import { DAY_MS, secondsOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { studyDay } from '#server/areas/learning/tables/study-day.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { STATE, withOrders } from './orders-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const shop = withOrders();
const { somebody, buy, goodWithStock, call } = shop;

async function ask(name: string, payload: object) {
  const answer = await shop.test().ask('knowledge', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'knowledge', ...payload },
  });
  return answer.json();
}

interface Row {
  key: string;
  [figure: string]: unknown;
}
/** Today and the six days before it, of the shop's zone. */
function week() {
  const end = (Math.floor((Date.now() + SHOP_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - SHOP_OFFSET_MS;
  return { from: secondsOf(end - 7 * DAY_MS), to: secondsOf(end) };
}
const rowOf = (rows: readonly Row[], key: string) => rows.find((row) => row.key === key);

describe('console.report.sales', () => {
  it('D138: says of a day what the first screen says of it, and of a week the sum of its days', async () => {
    const goods = await goodWithStock('g_report', 5, 4200);
    const [me, other] = [await somebody(), await somebody()];
    await buy(me, goods);
    const order_id = await buy(other, goods);
    await shop.manage('refund', { order_id, is_approved: true, amount: 1000, reason: 'We were late.' });
    await vi.waitFor(async () => expect((await shop.status(other, order_id)).data['state']).toBe(11), {
      timeout: 20_000,
    });
    const byDay = (await ask('report.sales', { ...week(), by: 'day' })).data;
    const { data: today } = await ask('today.get', {});
    expect(byDay.rows).toHaveLength(7);
    const last = byDay.rows.at(-1);
    expect(last).toEqual({
      key: today.day,
      title: '',
      orders: today.orders.paid,
      amount: today.revenue.charged,
      refunded: today.revenue.refunded,
    });
    for (const figure of ['orders', 'amount', 'refunded'] as const)
      expect(byDay.total[figure]).toBe(
        byDay.rows.reduce((sum: number, row: Row) => sum + Number(row[figure]), 0),
      );
    const byGoods = (await ask('report.sales', { ...week(), by: 'goods' })).data;
    expect(byGoods.total).toEqual(byDay.total);
    expect(rowOf(byGoods.rows, goods)).toMatchObject({ orders: 2, amount: 8400, refunded: 1000 });
    const amounts = byGoods.rows.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one: number, two: number) => two - one));
  });

  it('D138: ends before its end, and refuses a span that is none', async () => {
    const { from, to } = week();
    const empty = (await ask('report.sales', { from: to, to: to + 3600, by: 'day' })).data;
    expect(empty).toMatchObject({
      rows: [{ orders: 0, amount: 0 }],
      total: { orders: 0, amount: 0, refunded: 0 },
    });
    expect((await ask('report.sales', { from: to, to: from, by: 'day' })).code).toBe(40000);
    const tooLong = { from: to - (REPORT_DAYS_MAX + 1) * 86_400, to, by: 'goods' };
    for (const name of ['report.sales', 'report.study']) expect((await ask(name, tooLong)).code).toBe(40000);
  });
});

describe('console.report.study', () => {
  it('D138: counts learners, credited seconds and finished lessons, by day and by course alike', async () => {
    const { data: today } = await ask('today.get', {});
    const before = (await ask('report.study', { ...week(), by: 'day' })).data;
    const me = await somebody();
    const rows = ['l_one', 'l_two'].map((resourceId) => ({
      appId: SHOP,
      userId: me.id,
      day: String(today.day),
      resourceId,
      productId: 'demo_paid_course',
      creditedMs: 90_000,
      reportedMs: 0,
      updatedAt: Date.now(),
    }));
    await shop.db().insert(studyDay).values(rows);
    const { data } = await ask('report.study', { ...week(), by: 'day' });
    const [was, is] = [rowOf(before.rows, today.day), rowOf(data.rows, today.day)];
    expect(is).toEqual({
      ...was,
      learners: Number(was?.['learners']) + 1,
      seconds: Number(was?.['seconds']) + 180,
    });
    const byGoods = (await ask('report.study', { ...week(), by: 'goods' })).data;
    expect(byGoods.total).toEqual(data.total);
    expect(rowOf(byGoods.rows, 'demo_paid_course')).toMatchObject({ title: expect.stringMatching(/\w/) });
    const sum = (list: readonly Row[]) => list.reduce((all, row) => all + Number(row['seconds']), 0);
    expect(Math.abs(sum(byGoods.rows) - data.total.seconds)).toBeLessThanOrEqual(byGoods.rows.length);
  });

  it('D138: names what was finished without credited time, and has 1000 rows at most', async () => {
    const me = await somebody();
    const finish = (productId: string, count: number) => ({
      appId: SHOP,
      userId: me.id,
      resourceId: `l_${productId}_${String(count)}`,
      productId,
      resourceType: 1,
      learnProgress: 100,
      maxLearnProgress: 100,
      orgLearnProgress: 100,
      finishedAt: Date.now(),
      lastLearnAt: Date.now(),
      stayTime: 0,
    });
    await shop
      .db()
      .insert(learningRecord)
      .values([finish('demo_free_column', 1), finish('demo_free_column', 2)]);
    const of = { ...week(), by: 'goods' };
    const few = (await ask('report.study', of)).data.rows;
    expect(rowOf(few, 'demo_free_column')).toMatchObject({
      title: expect.stringMatching(/\w/),
      finished: 2,
    });
    const many = Array.from({ length: REPORT_ROWS_MAX }, (_none, index) => finish(`g_${String(index)}`, 1));
    await shop.db().insert(learningRecord).values(many);
    const { rows } = (await ask('report.study', of)).data;
    expect(rows).toHaveLength(REPORT_ROWS_MAX);
    expect(rowOf(rows, 'demo_free_column')).toBeDefined();
  });
});

describe('console.orders.get', () => {
  it('D71, D138: has the buyer, the refunds and everything that happened, in its order', async () => {
    const goods = await goodWithStock('g_history', 2, 5000);
    const me = await somebody();
    const order_id = await buy(me, goods);
    await call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
    await shop.decideRefund(order_id, false, 'too late');
    const { data } = await ask('orders.get', { id: order_id });
    expect(data.version).toMatch(/\w{16}/);
    const { item } = data;
    expect(item).toMatchObject({
      order_id,
      state: STATE.paid,
      amount: 5000,
      provider: 'sandbox',
      buyer: { user_id: me.id, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
      refunds: [{ state: 'refused', reason: 'not for me', answer: 'too late' }],
    });
    const kinds = item.events.map(({ kind }: { kind: string }) => kind);
    expect(kinds[0]).toBe('created');
    expect(kinds.toSorted()).toEqual([
      'charged',
      'created',
      'paid',
      'payment_started',
      'refund_asked',
      'refund_decided',
    ]);
    expect((await ask('orders.get', { id: `o_${'a'.repeat(26)}` })).code).toBe(40400);
  });

  it('D132, D138: a shop refunds money unasked if it gives a reason, and never more than was paid', async () => {
    const goods = await goodWithStock('g_given_back', 1, 5000);
    const me = await somebody();
    const order_id = await buy(me, goods);
    const refund = (more: object) => shop.manage('refund', { order_id, is_approved: true, ...more });
    expect((await refund({})).code).toBe(40900);
    expect((await refund({ reason: '  ' })).code).toBe(40900);
    expect((await refund({ reason: 'We were late.', amount: 5001 })).code).toBe(40900);
    expect((await shop.manage('refund', { order_id, is_approved: false, reason: 'No.' })).code).toBe(40900);
    expect(await refund({ reason: 'We were late.' })).toMatchObject({
      code: 0,
      data: { state: STATE.refunding },
    });
    expect((await refund({ reason: 'Once more.' })).code).toBe(40900);
    await vi.waitFor(
      async () => expect((await shop.status(me, order_id)).data['state']).toBe(STATE.refunded),
      {
        timeout: 20_000,
      },
    );
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(0);
    expect(await shop.brokenSums()).toEqual([]);
    const { data } = await ask('audit.list', { q: order_id });
    expect(data.items).toMatchObject([{ after: { is_approved: true, reason: 'We were late.' } }]);
  });
});
