/** Orders over the wire: what is priced, held, paid, closed and given back, and what nobody can change from outside. */
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newKey, STATE, withOrders } from './orders-fixture.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { NOBODY, SHOP } from './rights-fixture.ts';

const shop = withOrders();
const { somebody, create, status, pay, answer, notify, buy, call } = shop;
const MINUTE = 60_000;

/** Jobs that are due by the shop's clock are run now. */
const wake = () => shop.test().database.bus.publish('jobs.queued', { kind: 'order.expire' });

afterEach(async () => expect(await shop.brokenSums()).toEqual([]));

describe('an order', () => {
  it('R34: is priced by the server, whatever the request says', async () => {
    const goods = await shop.goodWithStock('g_priced', 5, 12_300);
    const me = await somebody();
    const lies = { price: 1, amount: 1, is_free: 1, count: 9, user_id: 'u_other', state: 1 };
    const { code, data } = await create(me, goods, lies);
    expect([code, data['amount'], data['state']]).toEqual([0, 12_300, STATE.unpaid]);
    expect(await shop.stockOf(goods)).toEqual({ stock: 5, held: 1, sold: 0 });
    expect((await create(me, goods, { expected_amount: 1 })).code).toBe(40903);
    expect((await create(NOBODY, goods)).code).toBe(8504);
    expect((await create(me, 'g_unknown')).code).toBe(40400);
    expect((await create(me, goods, { goods_type: 3 })).code).toBe(40400);
    expect((await create(me, goods, { sku_id: 'two' })).code).toBe(40000);
    expect((await create(me, goods, { coupon_id: 'none' })).code).toBe(40911);
  });

  it('R34: the same key gives the same order, also after it was paid; with another body none', async () => {
    const goods = await shop.goodWithStock('g_once', 5);
    const me = await somebody();
    const idempotency_key = newKey();
    const readAskedAnswer = () => create(me, goods, { idempotency_key });
    const orders = await Promise.all([readAskedAnswer(), readAskedAnswer(), readAskedAnswer()]);
    const [first] = orders;
    expect(new Set(orders.map(({ data }) => data['order_id'])).size).toBe(1);
    expect(await shop.stockOf(goods)).toMatchObject({ held: 1 });
    const other = await create(me, goods, { idempotency_key, expected_amount: 5 });
    expect([other.code, other.data]).toEqual([40900, null]);
    const cashier = await pay(me, first?.data['order_id']);
    await answer(cashier, 'paid');
    await notify(cashier);
    expect((await readAskedAnswer()).data).toMatchObject({
      order_id: first?.data['order_id'],
      state: STATE.paid,
    });
    expect((await create(await somebody(), goods, { idempotency_key })).data['order_id']).not.toBe(
      first?.data['order_id'],
    );
  });

  it('D71: a new key closes the earlier unpaid order of the same good, so that nothing is held twice', async () => {
    const goods = await shop.goodWithStock('g_again', 1);
    const me = await somebody();
    const [first, second] = [await create(me, goods), await create(me, goods)];
    expect([first.code, second.code]).toEqual([0, 0]);
    expect((await status(me, first.data['order_id'])).data['state']).toBe(STATE.cancelled);
    expect(await shop.stockOf(goods)).toEqual({ stock: 1, held: 1, sold: 0 });
    const many = await Promise.all(Array.from({ length: 5 }, () => create(me, goods)));
    expect(many.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
    expect(await shop.stockOf(goods)).toEqual({ stock: 1, held: 1, sold: 0 });
  });

  it('D74: a free good is an order of 0 that is paid at once; an owner learns that it is theirs', async () => {
    const goods = await shop.goodWithStock('g_free', null, 0);
    const me = await somebody();
    expect(await create(me, goods)).toMatchObject({ code: 0, data: { amount: 0, state: STATE.paid } });
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(1);
    expect((await create(me, goods)).code).toBe(40901);
  });

  it('M239, D72: of a lesson that is sold with its course alone says that it may not be bought by itself', async () => {
    const lesson = { goods_id: 'demo_lesson_3', goods_type: 3, idempotency_key: newKey() };
    const me = await somebody();
    const readNotices = async (language: string) => {
      const { code, msg } = await shop.send(me, 'order.create', lesson, language);
      return [code, msg];
    };
    expect(await readNotices('en')).toEqual([40300, 'You can’t buy this']);
    expect(await readNotices('zh-CN')).toEqual([40300, '暂无购买权限']);
  });

  it('D71: belongs to its buyer alone: every call of another person answers as for an unknown order', async () => {
    const goods = await shop.goodWithStock('g_mine', 5);
    const [me, other] = [await somebody(), await somebody()];
    const { data } = await create(me, goods);
    const order_id = data['order_id'];
    for (const [name, more] of [
      ['order.pay', { provider: 'sandbox' }],
      ['order.cancel', {}],
      ['order.refund.apply', { reason: 'mine' }],
    ] as const)
      expect([name, (await call(other, name, { order_id, ...more })).code]).toEqual([name, 40400]);
    expect((await status(other, order_id)).code).toBe(40400);
    expect((await call(other, 'order.list.get', {})).data['list']).toEqual([]);
    expect((await status(me, `o_${'a'.repeat(26)}`)).code).toBe(40400);
    const mine = (await call(me, 'order.list.get', {})).data['list'];
    expect(mine).toMatchObject([{ order_id, state: STATE.unpaid, amount: 9900, goods_id: goods }]);
  });
});

describe('a quote', () => {
  it('D70: names the first variant that is left where none is chosen; an order of several is made of one named', async () => {
    const goods = await shop.goodWithStock('g_several', 0, 5000);
    const row = { appId: SHOP, goodsId: goods, name: 'Other', linePrice: 0, stock: 4 };
    await shop
      .db()
      .insert(goodsSku)
      .values([
        { ...row, id: 'two', price: 7000, position: 2 },
        { ...row, id: 'three', price: 9000, position: 3 },
      ]);
    const me = await somebody();
    const quote = (more: object = {}) =>
      call(me, 'order.quote.get', { goods_id: goods, goods_type: 50, ...more });
    expect((await quote()).data).toMatchObject({ sku_id: 'two', price: 7000 });
    expect((await quote({ sku_id: 'three' })).data).toMatchObject({ sku_id: 'three', price: 9000 });
    expect((await quote({ sku_id: 'four' })).code).toBe(40000);
    expect((await create(me, goods)).code).toBe(40000);
  });

  it('D71: tells the ways to pay there are, and on which terms the money is given back', async () => {
    const request = { goods_id: 'demo_paid_course', goods_type: 50 };
    const { data } = await call(await somebody(), 'order.quote.get', request);
    expect(data['providers']).toEqual(['sandbox', 'manual']);
    expect(data['refund']).toMatchObject({ days: 7 });
  });
});

describe('the orders of a buyer', () => {
  it('D71: are listed by several states at once', async () => {
    const me = await somebody();
    const paidText = await shop.buy(me, await shop.goodWithStock('g_listed_paid', 1));
    shop.pass(1000);
    const question = await shop.buy(me, await shop.goodWithStock('g_listed_asked', 1));
    await call(me, 'order.refund.apply', { order_id: question, reason: 'not for me' });
    const { data } = await create(me, await shop.goodWithStock('g_listed_unpaid', 1));
    const list = async (states?: number[]) => {
      const answer = await call(me, 'order.list.get', states === undefined ? {} : { states });
      const rows: unknown = answer.data['list'];
      return Array.isArray(rows) ? rows.map((row: { order_id: string }) => row.order_id) : [];
    };
    expect(await list([STATE.paid, STATE.refunding])).toEqual([question, paidText]);
    expect(await list([STATE.unpaid])).toEqual([data['order_id']]);
    expect(await list()).toHaveLength(3);
  });
});

describe('a payment', () => {
  it('M290, D71, R36: the notification unlocks the good; told again it changes nothing; forged it is not heard', async () => {
    const goods = await shop.goodWithStock('g_paid', 3);
    const me = await somebody();
    const { data } = await create(me, goods);
    const cashier = await pay(me, data['order_id']);
    expect(await pay(me, data['order_id'])).toBe(cashier);
    expect((await answer(cashier, 'free')).code).toBe(40000);
    expect((await answer(cashier, 'paid')).code).toBe(0);
    expect((await notify(cashier, { signature: 'x'.repeat(43) })).statusCode).toBe(500);
    expect((await notify(cashier, { path: '/pay/notify/unknown' })).statusCode).toBe(404);
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(0);
    for (let time = 0; time < 3; time += 1) expect((await notify(cashier)).body).toBe('success');
    expect((await status(me, data['order_id'])).data).toMatchObject({ state: STATE.paid, amount: 9900 });
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(1);
    expect(await shop.stockOf(goods)).toEqual({ stock: 3, held: 0, sold: 1 });
    expect((await call(me, 'order.pay', { order_id: data['order_id'], provider: 'sandbox' })).code).toBe(
      40900,
    );
    expect((await create(me, goods)).code).toBe(40901);
  });

  it('D71: a poll asks the provider where no notification comes', async () => {
    const goods = await shop.goodWithStock('g_polled', 3);
    const me = await somebody();
    const { data } = await create(me, goods);
    await answer(await pay(me, data['order_id']), 'paid');
    shop.pass(6_000);
    expect((await status(me, data['order_id'])).data['state']).toBe(STATE.paid);
  });

  it('D71: one that fails leaves the order unpaid, and it can be paid again', async () => {
    const goods = await shop.goodWithStock('g_failed', 3);
    const me = await somebody();
    const { data } = await create(me, goods);
    const cashier = await pay(me, data['order_id']);
    await answer(cashier, 'failed');
    await notify(cashier);
    expect((await status(me, data['order_id'])).data['state']).toBe(STATE.unpaid);
    const again = await pay(me, data['order_id']);
    expect(again).not.toBe(cashier);
    await answer(again, 'paid');
    await notify(again);
    expect((await status(me, data['order_id'])).data['state']).toBe(STATE.paid);
  });

  it('D71: a cancelled order gives back piece and coupon, and takes no money', async () => {
    const goods = await shop.goodWithStock('g_cancelled', 1);
    const coupon_id = await shop.addCoupon('cu_cancelled', { useTotal: 1 });
    const me = await somebody();
    const { data } = await create(me, goods, { coupon_id });
    expect(data['amount']).toBe(8900);
    expect(await shop.usedOf(coupon_id)).toBe(1);
    const cashier = await pay(me, data['order_id']);
    const cancel = () => call(me, 'order.cancel', { order_id: data['order_id'] });
    expect((await cancel()).data['state']).toBe(STATE.cancelled);
    expect((await cancel()).data['state']).toBe(STATE.cancelled);
    expect([await shop.usedOf(coupon_id), await shop.stockOf(goods)]).toEqual([
      0,
      { stock: 1, held: 0, sold: 0 },
    ]);
    expect((await answer(cashier, 'paid')).code).toBe(40900);
    expect(await buy(await somebody(), goods, { coupon_id })).toMatch(/^o_/);
  });

  it('D71: an order unpaid for a quarter of an hour is closed, and its piece can be sold again', async () => {
    const goods = await shop.goodWithStock('g_late', 1);
    const me = await somebody();
    const { data } = await create(me, goods);
    await pay(me, data['order_id']);
    expect((await create(await somebody(), goods)).code).toBe(40902);
    shop.pass(15 * MINUTE);
    await wake();
    await vi.waitFor(
      async () => expect((await status(me, data['order_id'])).data['state']).toBe(STATE.timedOut),
      { timeout: 20_000 },
    );
    expect(await shop.stockOf(goods)).toEqual({ stock: 1, held: 0, sold: 0 });
    expect((await create(await somebody(), goods)).code).toBe(0);
  });

  it('R34: by transfer it is the merchant’s word that settles it', async () => {
    const goods = await shop.goodWithStock('g_transfer', 3);
    const me = await somebody();
    const { data } = await create(me, goods);
    const { code } = await call(me, 'order.pay', { order_id: data['order_id'], provider: 'manual' });
    expect(code).toBe(0);
    expect((await status(me, data['order_id'])).data['state']).toBe(STATE.unpaid);
    expect((await call(me, 'order.pay', { order_id: data['order_id'], provider: 'nobody' })).code).toBe(
      40000,
    );
  });
});

describe('many at once', () => {
  it('R35: of 200 buyers of one seat exactly one gets it, 199 learn it is gone, nothing is stuck', async () => {
    const goods = await shop.goodWithStock('g_one_seat', 1);
    const buyers = await Promise.all(Array.from({ length: 200 }, () => somebody()));
    const answers = await Promise.all(buyers.map((me) => create(me, goods)));
    const codes = answers.map(({ code }) => code).sort((one, other) => one - other);
    expect(codes).toEqual([0, ...Array.from({ length: 199 }, () => 40902)]);
    expect(await shop.stockOf(goods)).toEqual({ stock: 1, held: 1, sold: 0 });
    const { rows } = await shop
      .db()
      .execute(sql`select count(*)::int as n from shop_order where goods_id = ${goods}`);
    expect(rows).toEqual([{ n: 1 }]);
  }, 120_000);

  it('R35: the demo coupon for one use is used once in all', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const coupon_id = 'demo_coupon_once';
    const goods = 'demo_paid_course';
    expect((await create(first, goods, { coupon_id })).code).toBe(0);
    expect((await create(second, goods, { coupon_id })).code).toBe(40911);
    expect(await shop.usedOf(coupon_id)).toBe(1);
  });

  it('R35: of 200 buyers with a coupon of one use exactly one gets its price, and no one a different one', async () => {
    const goods = await shop.goodWithStock('g_one_coupon', null);
    const coupon_id = await shop.addCoupon('cu_one_use', { useTotal: 1 });
    const buyers = await Promise.all(Array.from({ length: 200 }, () => somebody()));
    const answers = await Promise.all(buyers.map((me) => create(me, goods, { coupon_id })));
    const codes = answers.map(({ code }) => code).sort((one, other) => one - other);
    expect(codes).toEqual([0, ...Array.from({ length: 199 }, () => 40911)]);
    expect(answers.find(({ code }) => code === 0)?.data['amount']).toBe(8900);
    expect(await shop.usedOf(coupon_id)).toBe(1);
  }, 120_000);
});

describe('money back', () => {
  it('D71: asked for it stays open until it is decided; the good is the buyer’s until then', async () => {
    const goods = await shop.goodWithStock('g_back', 3);
    const me = await somebody();
    const order_id = await buy(me, goods);
    const apply = () => call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
    expect(await apply()).toMatchObject({ code: 0, data: { state: STATE.refunding } });
    expect((await apply()).code).toBe(40900);
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(1);
    const detail = await shop.test().ask('knowledge', {
      url: `/api/order.detail.get/1.0.0?order_id=${order_id}`,
      headers: { cookie: me.cookie },
    });
    expect(detail.json().data).toMatchObject({
      order: { state: STATE.refunding, provider: 'sandbox', amount: 9900 },
      refunds: [{ amount: 9900, reason: 'not for me', state: 'asked' }],
    });
  });

  const console = shop.manage;

  it('M290, D71: approved, the money goes back and the good with it; it may be bought again', async () => {
    const goods = await shop.goodWithStock('g_approved', 1);
    const me = await somebody();
    const order_id = await buy(me, goods);
    const decide = () => console('refund', { order_id, is_approved: true, answer: 'sorry' });
    expect((await decide()).code).toBe(40900);
    await call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
    expect((await decide()).code).toBe(0);
    await vi.waitFor(async () => expect((await status(me, order_id)).data['state']).toBe(STATE.refunded), {
      timeout: 20_000,
    });
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(0);
    expect(await shop.stockOf(goods)).toEqual({ stock: 1, held: 0, sold: 0 });
    expect(await buy(me, goods)).toMatch(/^o_/);
  });

  it('D71: refused, the order is paid as before, and the buyer reads why', async () => {
    const goods = await shop.goodWithStock('g_refused', 1);
    const me = await somebody();
    const order_id = await buy(me, goods);
    await call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
    expect(await console('refund', { order_id, is_approved: false, answer: 'too late' })).toMatchObject({
      code: 0,
      data: { state: STATE.paid },
    });
    const detail = await shop.test().ask('knowledge', {
      url: `/api/order.detail.get/1.0.0?order_id=${order_id}`,
      headers: { cookie: me.cookie },
    });
    expect(detail.json().data.refunds).toMatchObject([{ state: 'refused', answer: 'too late' }]);
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(1);
  });

  it('D71: a transfer becomes a payment once, and only when the merchant confirms it', async () => {
    const goods = await shop.goodWithStock('g_confirmed', 2);
    const me = await somebody();
    const { data } = await create(me, goods);
    const order_id = String(data['order_id']);
    const stranger = await shop.test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.orders.confirm/1.0.0',
      payload: { shop: 'knowledge', order_id },
      headers: { cookie: me.cookie },
    });
    expect(stranger.json().code).toBe(4005);
    expect((await console('confirm', { shop: 'training', order_id })).code).toBe(40400);
    expect(await console('confirm', { order_id, author: 'Mei' })).toMatchObject({
      code: 0,
      data: { state: STATE.paid },
    });
    expect((await console('confirm', { order_id, author: 'Mei' })).code).toBe(40900);
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(1);
    const list = await console('list', {
      filter: { state: ['paid'], type: [50, 3, 2, 1, 6, 8] },
      q: order_id,
    });
    expect(list).toMatchObject({ data: { items: [{ order_id }], total: 1 } });
  });
});
