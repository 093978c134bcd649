/** Calls the specification names and we have under a name of ours: the same answer under both (M224, D70, D74, D136). */
import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { withOrders } from './orders-fixture.ts';
import { NOBODY, type Me } from './rights-fixture.ts';

const shop = withOrders();
const { somebody, call } = shop;

async function ask(me: Me, url: string) {
  return (await shop.test().ask('knowledge', { url, headers: { cookie: me.cookie } })).json();
}

describe('names of the specification', () => {
  it.each([
    [
      'latest price',
      'goods.latest_price.get/1.0.0',
      'order.quote.get/1.0.0',
      'goods_id=demo_paid_course&goods_type=50',
    ],
    [
      'SKU list',
      'goods.sku_list.get/1.0.0',
      'goods.page.get/1.0.0',
      'goods_id=demo_paid_course&goods_type=50',
    ],
    ['svip detail', 'svip.detail.get/1.0.0', 'svip.info.get/1.0.0', ''],
    ['recommends', 'goods.recommends.get/2.0.0', 'search.recommend.get/2.0.0', ''],
    ['course list', 'goods.course_list.get/1.0.0', 'tag.resources.get/1.0.0', ''],
  ])('M224, D136: %s is another name of the same call', async (_words, alias, name, query) => {
    const me = await shop.demo('19900000002');
    const still = ({ data }: { data: Record<string, unknown> }) => ({ ...data, server_ts: 0 });
    const answer = await ask(me, `/api/${alias}?${query}`);
    expect(answer.code).toBe(0);
    expect(still(answer)).toEqual(still(await ask(me, `/api/${name}?${query}`)));
  });

  it('M224: about products are the courses that hold a good, then what is near it', async () => {
    const path = '/api/goods.about_products.get/1.0.0';
    const { data, code } = await ask(NOBODY, `${path}?goods_id=demo_exam&goods_type=1`);
    expect([code, data]).toEqual([40400, null]);
    const about = await ask(NOBODY, `${path}?goods_id=demo_paid_course&goods_type=50`);
    expect(about.code).toBe(0);
    expect(about.data.list.length).toBeGreaterThan(0);
    expect(about.data.list.map(({ id }: { id: string }) => id)).not.toContain('demo_paid_course');
  });

  it('D136: each stands in the description of the calls, under an id of its own', async () => {
    const describedAnswer = (await shop.test().ask('knowledge', '/docs/json')).json();
    const ids: string[] = Object.values<Record<string, { operationId: string }>>(
      describedAnswer.paths,
    ).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { aliases } of endpoints)
      for (const alias of aliases) expect(ids).toContain(alias.split('/')[2]);
  });
});

describe('a free course taken by its own call', () => {
  const take = (me: Me, goods_id: string) => call(me, 'goods.subscribe.free', { goods_id, goods_type: 50 });

  it('D74, M224: gives it once, however often it is asked', async () => {
    const goods = await shop.goodWithStock('g_free_taken', 3, 0);
    const me = await somebody();
    expect((await take(NOBODY, goods)).code).toBe(8504);
    const first = await take(me, goods);
    expect(first).toMatchObject({
      code: 0,
      data: { goods_id: goods, order_id: expect.stringMatching(/^o_/) },
    });
    expect(await take(me, goods)).toMatchObject({ code: 0, data: { goods_id: goods, order_id: '' } });
    expect(await shop.stockOf(goods)).toMatchObject({ stock: 3, sold: 1 });
  });

  it('B40: gives nothing that costs anything, and makes no order', async () => {
    const goods = await shop.goodWithStock('g_not_free', 3, 9900);
    const me = await somebody();
    expect(await take(me, goods)).toMatchObject({ code: 40903, data: { amount: 9900 } });
    expect((await shop.purchased(me, goods)).data.is_purchased).toBe(0);
    expect(await shop.stockOf(goods)).toMatchObject({ held: 0, sold: 0 });
    expect(await take(me, 'g_nowhere')).toMatchObject({ code: 40400 });
  });
});
