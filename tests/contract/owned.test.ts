/** What belongs to a person: purchases with what is over and given back, and what they may study now (D23, D76). */
import { describe, expect, it } from 'vitest';
import { withOrders } from './orders-fixture.ts';
import { DAY, DESIGNATED, LEARNER, NOBODY, SHOP, SVIP, type Me } from './rights-fixture.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { and, eq } from 'drizzle-orm';

const shop = withOrders();
const { somebody, buy, call, demo } = shop;

interface Item {
  goods_id: string;
  state?: string;
  [field: string]: unknown;
}

async function ask(me: Me, name: string, input: object) {
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const answer = await shop.test().ask('knowledge', {
    url: `/api/${name}/1.0.0?${query.toString()}`,
    headers: { cookie: me.cookie },
  });
  const { code, data }: { code: number; data: { list: Item[]; total: number; has_more: boolean } | null } =
    answer.json();
  return { code, total: data?.total, hasMore: data?.has_more, list: data?.list ?? [] };
}
const purchases = async (me: Me, input: object = {}) => (await ask(me, 'goods.purchased.get', input)).list;
const courses = async (me: Me, input: object = {}) => (await ask(me, 'learn.courses.get', input)).list;

describe('purchases', () => {
  it('D76: tell what was paid, when, and what can be done about each; a refund stays in the list', async () => {
    const me = await somebody();
    const storedText = await shop.goodWithStock('g_kept', 5, 12_300);
    const back = await shop.goodWithStock('g_back', 5);
    const coupon_id = await shop.addCoupon('cu_owned');
    const order_id = await buy(me, storedText, { coupon_id });
    shop.pass(1000);
    const returnedText = await buy(me, back);
    await call(me, 'order.refund.apply', { order_id: returnedText, reason: 'no' });
    await shop.decideRefund(returnedText, true);
    await expect
      .poll(async () => (await purchases(me)).map(({ goods_id: id, state }) => [id, state]))
      .toEqual([
        [back, 'refunded'],
        [storedText, 'open'],
      ]);
    const [, first] = await purchases(me);
    expect(first).toMatchObject({
      order_id,
      amount: 11_300,
      source: 'order',
      can_study: true,
      can_buy: false,
    });
  });

  it('D76: an expired purchase says so and can be bought again, and is listed once after that', async () => {
    const me = await somebody();
    const id = await shop.goodWithStock('g_ten_days', 5);
    await shop.db().update(goodsSku).set({ periodDays: 10 }).where(eq(goodsSku.goodsId, id));
    await buy(me, id);
    expect((await purchases(me))[0]).toMatchObject({ state: 'open', can_buy: false });
    shop.pass(11 * DAY);
    expect((await purchases(me))[0]).toMatchObject({ state: 'expired', can_study: false, can_buy: true });
    expect(await courses(me)).toEqual([]);
    await buy(me, id);
    const list = await purchases(me);
    expect(list.map(({ state }) => state)).toEqual(['open']);
  });

  it('D76: tabs split them by type, pages have a size, and no one sees another person’s', async () => {
    const me = await somebody();
    const types = [50, 25, 6, 5, 4, 3];
    for (const type of types) {
      const id = await shop.goodWithStock(`g_type_${String(type)}`, 5, 0);
      await shop
        .db()
        .update(goods)
        .set({ type })
        .where(and(eq(goods.appId, SHOP), eq(goods.id, id)));
      await shop.create(me, id, { goods_type: type });
      shop.pass(1000);
    }
    const count = async (tab: string) => (await purchases(me, { tab })).length;
    expect(await Promise.all(['all', 'course', 'column', 'member', 'live', 'other'].map(count))).toEqual([
      6, 2, 1, 1, 1, 1,
    ]);
    const { list, total, hasMore } = await ask(me, 'goods.purchased.get', { page: 2, page_size: 4 });
    expect([total, hasMore]).toEqual([6, false]);
    expect(list.map((one) => one.goods_id)).toEqual(['g_type_25', 'g_type_50']);
    expect(await purchases(await somebody())).toEqual([]);
    expect((await ask(NOBODY, 'goods.purchased.get', {})).code).toBe(8504);
    expect((await ask(me, 'goods.purchased.get', { tab: 'no-tab' })).code).toBe(40000);
  });
});

describe('what may be studied now', () => {
  it('D23: holds what was bought, lists and memberships open it too, with progress', async () => {
    const learner = await courses(await demo(LEARNER));
    const boughtItem = learner.find(({ goods_id: id }) => id === shop.goodsTitled('Build a product'));
    expect(boughtItem).toMatchObject({ can_study: true });
    expect(learner.some(({ last_learn_ts: last }) => Number(last) > 0)).toBe(true);
    const [first, second] = learner;
    expect(Number(first?.['last_learn_ts'])).toBeGreaterThanOrEqual(Number(second?.['last_learn_ts']));
    const listedItems = await courses(await demo(DESIGNATED));
    expect(listedItems.map(({ goods_id: id }) => id)).toContain('demo_designated');
    const member = (await courses(await demo(SVIP), { page_size: 50 })).map(({ goods_id: id }) => id);
    const stranger = (await courses(await somebody())).map(({ goods_id: id }) => id);
    expect(member.length).toBeGreaterThan(0);
    expect(stranger).toEqual([]);
  });

  it('D23, D72: every good in it may be studied, as the one decision on access says', async () => {
    for (const phone of [LEARNER, SVIP, DESIGNATED]) {
      const me = await demo(phone);
      for (const { goods_id: id } of await courses(me, { page_size: 50 }))
        expect([phone, id, (await shop.accessOf(me, id)).can_study]).toEqual([phone, id, true]);
    }
  });
});
