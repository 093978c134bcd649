/** Lists of goods, on the embedded database and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { buildDemoShop, buildGoods } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';

const SHOP = 'appknowledge';
const goods = [
  buildGoods({ id: 'a', position: 2, created_ts: 30, student_count: 5, tags: ['new', 'art'], title: '123' }),
  buildGoods({
    id: 'b',
    position: 1,
    created_ts: 10,
    student_count: 9,
    tags: ['art'],
    type: 3,
    teacher: 'null',
  }),
  buildGoods({ id: 'c', position: 3, created_ts: 20, student_count: 9, type: 3 }),
  buildGoods({ id: 'off', position: 0, created_ts: 99, student_count: 99, tags: ['art'], state: 'off' }),
  buildGoods({
    id: 'hidden',
    position: 0,
    created_ts: 99,
    student_count: 99,
    tags: ['art'],
    state: 'hidden',
  }),
];
const NOW = 1_800_000_000;
const later = (seconds: number) => NOW + seconds;
const lively = [
  buildGoods({ id: 'flash', position: 2, marketing_type: 8, marketing_end_ts: later(60) }),
  buildGoods({ id: 'past', position: 1, marketing_type: 8, marketing_end_ts: NOW }),
  buildGoods({ id: 'cheap', position: 3, marketing_type: 3 }),
  buildGoods({ id: 'booking', position: 4, marketing_type: 6, marketing_end_ts: later(60) }),
  buildGoods({ id: 'over', type: 4, alive_state: 3, start_ts: later(-9000) }),
  buildGoods({ id: 'later', type: 4, alive_state: 0, start_ts: later(200) }),
  buildGoods({ id: 'soon', type: 4, alive_state: 0, start_ts: later(100) }),
  buildGoods({ id: 'on-air', type: 4, alive_state: 1, start_ts: later(-100) }),
  buildGoods({ id: 'just-over', type: 4, alive_state: 3, start_ts: later(-5000) }),
];
const database = withDatabase({
  clock: { now: () => NOW * 1000 + 999 },
  shops: [
    buildDemoShop({ goods, hotWords: [{ cn: '写作', en: 'writing' }, 'design'] }),
    buildDemoShop({ label: 'training', goods: [buildGoods({ id: 'a', title: 'theirs' })] }),
    buildDemoShop({ label: 'lively', goods: lively }),
  ],
});
const store = () => database().stores.goods;
const idsOf = async (query: GoodsQuery, appId = SHOP) =>
  (await store().find(appId, query)).map((row) => row.id);

describe('lists of goods', () => {
  it('D36: a manual list keeps its order, without repeats and without what is not on sale', async () => {
    expect(
      await idsOf({ source: 'manual', ids: ['c', 'off', 'a', 'gone', 'c', 'hidden', 'b', 'a\0'], limit: 50 }),
    ).toEqual(['c', 'a', 'b']);
    expect(await idsOf({ source: 'manual', ids: ['c', 'a', 'b'], limit: 2 })).toEqual(['c', 'a']);
    expect(await idsOf({ source: 'manual', limit: 2 })).toEqual([]);
  });

  it("D36: tag and type lists come in the shop's order, new ones latest first, hot ones most students first", async () => {
    expect(await idsOf({ source: 'tag', tag_id: 'art', limit: 10 })).toEqual(['b', 'a']);
    expect(await idsOf({ source: 'type', type: 3, limit: 10 })).toEqual(['b', 'c']);
    expect(await idsOf({ source: 'new', limit: 10 })).toEqual(['a', 'c', 'b']);
    expect(await idsOf({ source: 'hot', limit: 10 })).toEqual(['b', 'c', 'a']);
    expect(await idsOf({ source: 'hot', type: 1, limit: 10 })).toEqual(['a']);
    expect(await idsOf({ source: 'new', limit: 1 })).toEqual(['a']);
  });

  it('D36: an unused tag, no tag and an empty list of types find nothing', async () => {
    expect(await idsOf({ source: 'tag', tag_id: "x' or 1=1 --", limit: 10 })).toEqual([]);
    expect(await idsOf({ source: 'tag', limit: 10 })).toEqual([]);
    expect(await idsOf({ source: 'type', limit: 10 })).toEqual([]);
  });

  it('M235: a list of promotions has what runs now: not yet over, or without an end', async () => {
    const ids = (marketing: (3 | 8)[]) =>
      idsOf({ source: 'manual', ids: lively.map(({ id }) => id), marketing, limit: 50 }, 'applively');
    expect(await ids([8])).toEqual(['flash']);
    expect(await ids([8, 3])).toEqual(['flash', 'cheap']);
    expect(await idsOf({ source: 'tag', tag_id: 'none', marketing: [8], limit: 5 }, 'applively')).toEqual([]);
    expect(await idsOf({ source: 'hot', marketing: [6, 3], limit: 5 }, 'applively')).toEqual([
      'booking',
      'cheap',
    ]);
  });

  it('M240: live rooms come with those on air first, then the soonest, then the latest that is over', async () => {
    const order = ['on-air', 'soon', 'later', 'just-over', 'over'];
    expect(await idsOf({ source: 'live', limit: 9 }, 'applively')).toEqual(order);
    expect(await idsOf({ source: 'live', limit: 2 }, 'applively')).toEqual(order.slice(0, 2));
    expect(await idsOf({ source: 'live', limit: 9 }, 'apptraining')).toEqual([]);
  });

  it('a good comes back as it was written, texts that look like JSON included', async () => {
    expect(await store().byId(SHOP, 'a')).toEqual({ ...goods[0], tags: ['art', 'new'] });
    expect(await store().byId(SHOP, 'b')).toEqual(goods[1]);
    expect(await store().byId(SHOP, 'off')).toMatchObject({ state: 'off' });
    expect(await store().byId(SHOP, 'a\0')).toBeUndefined();
  });

  it('D6: each shop has its own goods and words', async () => {
    expect(await store().byId('apptraining', 'a')).toMatchObject({ title: 'theirs', tags: [] });
    expect(await idsOf({ source: 'new', limit: 10 }, 'apptraining')).toEqual(['a']);
    expect(await store().hotWords(SHOP)).toEqual([{ cn: '写作', en: 'writing' }, 'design']);
    expect(await store().hotWords('apptraining')).toEqual([]);
  });

  it('the sitemap lists what is on sale', async () => {
    expect((await store().listPublic(SHOP)).map((row) => row.id)).toEqual(['b', 'a', 'c']);
  });
});
