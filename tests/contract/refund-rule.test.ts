/** The one rule of refunds over the wire: granted within its terms, asked of the merchant beyond them, or not offered (D132). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { PLAIN_DETAIL } from '#server/areas/catalogue/area.ts';
import { goodsDetail } from '#server/areas/catalogue/tables/details.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { STATE, withOrders } from './orders-fixture.ts';
import { DAY, SHOP, type Me } from './rights-fixture.ts';

const shop = withOrders();
const { somebody, buy, call, status } = shop;

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });

async function goodWithTerms(id: string, refundDays: number): Promise<string> {
  await shop.goodWithStock(id, 5);
  await shop
    .db()
    .insert(goodsDetail)
    .values({ ...PLAIN_DETAIL, appId: SHOP, goodsId: id, refundDays });
  return id;
}

async function detailOf(me: Me, id: string) {
  const url = `/api/order.detail.get/1.0.0?order_id=${id}`;
  const answer = await shop.test().ask('knowledge', { url, headers: { cookie: me.cookie } });
  return answer.json().data;
}
const apply = (me: Me, order_id: string) =>
  call(me, 'order.refund.apply', { order_id, reason: 'Not for me' });
const stateOf = async (me: Me, id: string) => (await status(me, id)).data['state'];

async function study(me: Me, resourceId: string, percent: number): Promise<void> {
  const progress = { learnProgress: percent, maxLearnProgress: percent, orgLearnProgress: 0, stayTime: 60 };
  const at = { lastLearnAt: shop.clock.now(), finishedAt: null };
  await shop
    .db()
    .insert(learningRecord)
    .values({ appId: SHOP, userId: me.id, resourceId, productId: '', resourceType: 50, ...progress, ...at });
}

afterEach(async () => expect(await shop.brokenSums()).toEqual([]));

describe('a refund', () => {
  it('D132: is granted as asked within its days, without a word of the merchant', async () => {
    const me = await somebody();
    const id = await buy(me, await goodWithTerms('g_granted', 7));
    expect(await detailOf(me, id)).toMatchObject({
      refund_way: 'granted',
      refund_terms: { days: 7, share: 30, by_request: true },
    });
    expect((await apply(me, id)).code).toBe(0);
    await soon(async () => expect(await stateOf(me, id)).toBe(STATE.refunded));
  });

  it('D132: after its days, or with more begun, it goes to the merchant', async () => {
    const [late, begunMe] = [await somebody(), await somebody()];
    const goods = await goodWithTerms('g_asked', 7);
    const [one, other] = [await buy(late, goods), await buy(begunMe, goods)];
    await study(begunMe, goods, 31);
    expect((await detailOf(begunMe, other)).refund_way).toBe('request');
    shop.pass(8 * DAY);
    expect((await detailOf(late, one)).refund_way).toBe('request');
    expect(await apply(late, one)).toMatchObject({ code: 0, data: { state: STATE.refunding } });
    expect((await detailOf(late, one)).refunds[0].state).toBe('asked');
    await shop.decideRefund(one, false, 'Too late');
    expect(await stateOf(late, one)).toBe(STATE.paid);
  });

  it('D132: a shop that takes no requests offers none beyond its terms', async () => {
    const me = await somebody();
    const id = await buy(me, await goodWithTerms('g_never', 0));
    const back = await shop.changeShop({ is_refund_request_off: 1 });
    expect((await detailOf(me, id)).refund_way).toBe('none');
    expect(await apply(me, id)).toMatchObject({ code: 40904, msg: CODES['not-refundable'].en });
    await back();
  });

  it('D132: of what cost nothing says that there is nothing to refund', async () => {
    const me = await somebody();
    const goods = await shop.goodWithStock('g_gift', null, 0);
    const { data } = await shop.create(me, goods);
    const id = String(data['order_id']);
    expect(await apply(me, id)).toMatchObject({ code: 40905, msg: CODES['nothing-to-refund'].en });
    expect((await detailOf(me, id)).refund_way).toBe('none');
  });

  it('D71: the good’s answer names an unpaid order, and the order’s answer a failed payment', async () => {
    const me = await somebody();
    const goods = await goodWithTerms('g_waits', 7);
    const { data } = await shop.create(me, goods);
    const own = await shop.test().ask('knowledge', {
      method: 'POST',
      url: '/api/goods.detail.get/2.0.0',
      payload: { goods_id: goods, goods_type: 50 },
      headers: { cookie: me.cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
    });
    expect(own.json().data.open_order).toEqual({
      order_id: data['order_id'],
      amount: 9900,
      expire_ts: data['expire_ts'],
    });
    const id = String(data['order_id']);
    expect(await detailOf(me, id)).toMatchObject({ failed_provider: '' });
    const cashier = await shop.pay(me, id);
    await shop.answer(cashier, 'failed');
    await shop.notify(cashier);
    expect(await detailOf(me, id)).toMatchObject({
      failed_provider: 'sandbox',
      buyer: { name: expect.any(String) },
    });
  });
});
