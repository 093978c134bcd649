/** One price for a good wherever it is asked: its card, its page, its own detail, a quote, an order and its receipt (D125). */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ALL_TAG } from '#schemas/content/listing.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { withOrders } from './orders-fixture.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const own = withOrders();
const { test, create, send, newGoods, db, somebody, addCoupon } = own;
const COURSE = 50;

interface Row {
  price: number;
  linePrice: number;
}
interface Case {
  good: Row;
  variants: readonly Row[];
  marketingType: number;
  end: 'none' | 'over' | 'later';
  coupon: number;
}

const fen = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 }));
const row = fc.record({ price: fc.integer({ min: 1, max: 20_000 }), linePrice: fen });
const anyCase: fc.Arbitrary<Case> = fc.record({
  good: row,
  variants: fc.array(row, { maxLength: 3 }),
  marketingType: fc.constantFrom(-1, 0, 3, 6, 8),
  end: fc.constantFrom('none', 'over', 'later'),
  coupon: fc.constantFrom(0, 0, 500, 30_000),
});

let count = 0;

async function addGood({ good, variants, marketingType, end }: Case): Promise<string> {
  count += 1;
  const id = `g_price_${String(count)}`;
  const seconds = Math.floor(Date.now() / 1000);
  const marketingEndTs = { none: 0, over: seconds - 10_000, later: seconds + 100_000 }[end];
  await newGoods(id, { ...good, type: COURSE, payState: 1, marketingType, marketingEndTs, state: 'on' });
  for (const [position, variant] of variants.entries())
    await db()
      .insert(goodsSku)
      .values({ appId: SHOP, goodsId: id, id: `v${String(position)}`, name: 'One', position, ...variant });
  return id;
}

const dataOf = async (me: Me, name: string, input: object) => {
  const { code, data } = await send(me, name, input);
  expect(code).toBe(0);
  return data;
};

/** The same of a call that is read by its address. */
async function readData(me: Me, name: string, input: Readonly<Record<string, string | number>>) {
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const url = `/api/${name}/1.0.0?${query.toString()}`;
  const { code, data } = (await test().ask('knowledge', { url, headers: { cookie: me.cookie } })).json();
  expect(code).toBe(0);
  return data;
}

/** The good as this person may have it. */
async function ownDetail({ cookie, ip: remoteAddress }: Me, payload: object) {
  const headers = { cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' };
  const url = '/api/goods.detail.get/2.0.0';
  const sentResponse = await test().ask('knowledge', {
    method: 'POST',
    url,
    remoteAddress,
    payload,
    headers,
  });
  const { code, data } = sentResponse.json();
  expect(code).toBe(0);
  return data;
}

/** Each way a price is told, as what the first variant or the cheapest of them costs. */
async function pricesOf(me: Me, id: string) {
  const request = { goods_id: id, goods_type: COURSE };
  const queries = [{ source: 'manual', ids: [id], limit: 1 }];
  const cards = await dataOf(me, 'goods.cards.get', { queries });
  const page = await readData(me, 'goods.page.get', request);
  const detail = await ownDetail(me, request);
  const quote = await dataOf(me, 'order.quote.get', request);
  return { card: cards.lists[0][0], page, detail, quote };
}

async function checkOne(one: Case): Promise<void> {
  const id = await addGood(one);
  const me = await somebody();
  const { card, page, detail, quote } = await pricesOf(me, id);
  expect(page.offer).toMatchObject({
    price: card.price,
    line_price: card.line_price,
    pay_state: card.pay_state,
  });
  expect(detail.price.default).toMatchObject({ price: card.price, line_price: card.line_price });
  expect(page.skus.map(({ price }: { price: number }) => price)).toEqual(
    quote.skus.map(({ price }: { price: number }) => price),
  );
  expect(card.price).toBe(Math.min(...quote.skus.map(({ price }: { price: number }) => price)));
  expect(card.price).toBeGreaterThan(0);
  const coupon = one.coupon === 0 ? '' : await addCoupon(`${id}_off`, { amount: one.coupon, goodsIds: [id] });
  for (const sku of quote.skus) {
    const buyer = await somebody();
    const choice = { sku_id: sku.id, coupon_id: coupon };
    const toldAnswer = await dataOf(buyer, 'order.quote.get', {
      goods_id: id,
      goods_type: COURSE,
      ...choice,
    });
    expect(toldAnswer.price).toBe(sku.price);
    const madeAnswer = await create(buyer, id, {
      sku_id: sku.id,
      ...(coupon === '' ? {} : { coupon_id: coupon }),
      expected_amount: toldAnswer.amount,
    });
    expect(madeAnswer.code).toBe(0);
    expect(madeAnswer.data['amount']).toBe(toldAnswer.amount);
    const receipt = await readData(buyer, 'order.detail.get', {
      order_id: String(madeAnswer.data['order_id']),
    });
    expect(receipt.order).toMatchObject({
      price: sku.price,
      amount: toldAnswer.amount,
      discount: toldAnswer.discount,
    });
    if (toldAnswer.amount === 0) expect(one.coupon).toBeGreaterThanOrEqual(sku.price);
  }
}

describe('the price of a good', () => {
  it('D125: card, page, detail, quote, order and receipt are one, and nothing with a price is given away', async () => {
    await fc.assert(fc.asyncProperty(anyCase, checkOne), { numRuns: 12 });
  });

  it.each<[string, Case, number]>([
    [
      'a flash sale of a good with variants',
      {
        good: { price: 4900, linePrice: 9900 },
        variants: [{ price: 4900, linePrice: 0 }],
        marketingType: 8,
        end: 'later',
        coupon: 0,
      },
      4900,
    ],
    [
      'a discount larger than a variant',
      {
        good: { price: 1000, linePrice: 99_000 },
        variants: [{ price: 4900, linePrice: 9900 }],
        marketingType: 3,
        end: 'none',
        coupon: 0,
      },
      4900,
    ],
    [
      'a promotion of variants that is over',
      {
        good: { price: 4900, linePrice: 9900 },
        variants: [{ price: 4900, linePrice: 9900 }],
        marketingType: 8,
        end: 'over',
        coupon: 0,
      },
      9900,
    ],
  ])('D125: %s costs what the variant says', async (_name, one, price) => {
    const me = await somebody();
    const id = await addGood(one);
    const { card } = await pricesOf(me, id);
    expect(card.price).toBe(price);
    const { code, data } = await create(me, id);
    expect({ code, amount: data['amount'], state: data['state'] }).toEqual({
      code: 0,
      amount: price,
      state: 0,
    });
  });

  it('D127: a day to come holds the sale, and a price is charged, whatever pay_state says', async () => {
    const me = await somebody();
    const id = await addGood({
      good: { price: 9900, linePrice: 0 },
      variants: [],
      marketingType: 0,
      end: 'none',
      coupon: 0,
    });
    await db().update(goods).set({ payState: 0 }).where(eq(goods.id, id));
    const { card, detail } = await pricesOf(me, id);
    expect(card).toMatchObject({ price: 9900, pay_state: 1 });
    expect(detail.access).toMatchObject({ can_study: false, can_buy: true });
    expect((await create(me, id)).data).toMatchObject({ amount: 9900, state: 0 });
  });

  it('D125: lists are ordered by what goods cost now', async () => {
    const tag = await db().select().from(goods).where(eq(goods.state, 'on'));
    expect(tag.length).toBeGreaterThan(5);
    const me = await somebody();
    for (const sort of ['price', 'price-desc'] as const) {
      const { list } = await readData(me, 'tag.resources.get', { tag_id: ALL_TAG, sort, page_size: 50 });
      const prices = list.map(({ price }: { price: number }) => price);
      expect(prices).toEqual(prices.toSorted((a: number, b: number) => (sort === 'price' ? a - b : b - a)));
    }
  });
});
