/** Searching goods, on the embedded database and on PostgreSQL: what is typed finds what is meant, in a fixed order. */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoShops } from '#demo/shops.gen.ts';
import { readText } from '#schemas/page/text.ts';
import { buildDemoShop, buildGoods } from '../../../../tests/support/build-demo-shop.ts';
import { openTestDatabase, withDatabase } from '../../../../tests/support/database.ts';
import { readQuery } from '../search/query.ts';
import type { SearchAsk } from './search-rows.ts';
import { openStores } from '#server/start/open-stores.ts';
import { bringSearchUpToDate } from './search-index.ts';
import { goods, goodsSearch, goodsTag, tag } from '../tables/goods.ts';
import { setting } from '#server/kernel/db/installation.ts';

const SHOP = 'appknowledge';

/** Id, type, Chinese and English title, teacher, summary, tags, learners. */
const ROWS = [
  [
    'pm',
    50,
    '产品经理的第一性思考',
    'First principles for product managers',
    '林知行',
    '从用户问题出发',
    ['work'],
  ],
  ['zero', 3, '从零做出一个产品', 'Build a product from zero', '林知行', '一个人也能上线', ['work']],
  [
    'write',
    6,
    '每天三百字：写作训练',
    'Three hundred words a day',
    '周明远',
    '写给想重新开始写作的人',
    ['art'],
  ],
  ['letters', 1, '写作的手艺', 'The craft of writing', '周明远', '五十二封信', ['art']],
  ['bank', 2, '银行行长谈存款', 'A bank manager on saving', '顾清', '钱放在哪里', ['money']],
  ['grow', 2, '孩子长大以后', 'When children grow up', '沈然', '长长的路', []],
  [
    'vue',
    50,
    'Vue3 与 TypeScript 实战',
    'Vue 3 and TypeScript in practice',
    'Evan',
    'C++ 程序员也能学',
    ['code'],
  ],
  ['js', 50, 'JS 设计模式', 'Design patterns in JS', 'Evan', '写好代码', ['code']],
  ['xian', 1, '西安三日行走', 'Three days in Xi’an', '马可', '城墙与碑林', ['travel']],
  ['cafe', 3, '一间咖啡馆的诞生', 'How a café is born', '马可', '选址、豆子与账本', []],
  ['photo', 25, '摄影训练营', 'Photography camp', '苏木', '二十一天', ['art']],
  ['green', 1, '绿色旅行手册', 'A handbook of green travel', '马可', '少飞一次', ['travel']],
  ['off', 1, '写作（已下架）', 'Writing, delisted', '周明远', '写作', []],
] as const;

const rows = ROWS.map(([id, type, cn, en, teacher, summary, tags], position) =>
  buildGoods({
    id,
    type,
    title: { cn, en },
    teacher,
    summary,
    tags: [...tags],
    position,
    student_count: 10,
    state: id === 'off' ? 'off' : 'on',
  }),
);
const database = withDatabase({
  shops: [
    buildDemoShop({ goods: rows }),
    buildDemoShop({ label: 'training', goods: [buildGoods({ id: 'theirs', title: '写作' })] }),
  ],
});

const askOf = (text: string, page: Partial<SearchAsk> = {}): SearchAsk => {
  const query = readQuery(text) ?? { literal: "'none'", any: "'none'" };
  return { literal: query.literal, any: query.any, offset: 0, limit: 20, ...page };
};
const find = async (text: string, page: Partial<SearchAsk> = {}, appId = SHOP) => {
  const { rows: foundGoods, total } = await database().stores.search.find(appId, askOf(text, page));
  return { ids: foundGoods.map(({ id }) => id), total };
};

describe('finding goods', () => {
  it.each([
    ['写作', ['letters', 'write']],
    ['写', ['letters', 'write', 'js']],
    ['产品', ['pm', 'zero']],
    ['产品经理', ['pm']],
    ['第一性思考', ['pm']],
    ['产品 林知行', ['pm', 'zero']],
    ['经理产品', []],
    ['林知行', ['pm', 'zero']],
    ['五十二封信', ['letters']],
    ['城墙', ['xian']],
    ['训练营', ['photo']],
    ['xiezuo', ['letters', 'write']],
    ['xie zuo', ['letters', 'write']],
    // 行 in 行长 sounds like hang; alone it would be xing.
    ['xz', ['letters', 'write', 'xian', 'bank']],
    ['chanpin', ['pm', 'zero']],
    ['chanpinjingli', ['pm']],
    ['chanpinj', ['pm']],
    ['cpjl', ['pm']],
    ['cpjlddyxsk', ['pm']],
    ['linzhixing', ['pm', 'zero']],
    ['lzx', ['pm', 'zero']],
    ['yinhang', ['bank']],
    ['hangzhang', ['bank']],
    ['zhangda', ['grow']],
    ['zhda', []],
    ['xian', ['xian']],
    ["xi'an", ['xian']],
    ['lvse', ['green']],
    ['luse', ['green']],
    ['sheyingxunlianying', ['photo']],
    ['product', ['pm', 'zero']],
    ['products', ['pm', 'zero']],
    ['manager', ['pm', 'bank']],
    ['manag', ['pm', 'bank']],
    ['Writing', ['letters']],
    ['cafe', ['cafe']],
    ['CAFÉ', ['cafe']],
    ['vue3', ['vue']],
    ['ＶＵＥ 3', ['vue']],
    ['c++', ['vue']],
    ['travel', ['xian', 'green']],
    ['js', ['js']],
    ['three words', ['write']],
    ['unfindable', []],
  ] as const)('D92: %j finds %j', async (text, ids) => {
    const match = await find(text);
    expect(match.ids.toSorted()).toEqual([...ids].toSorted());
    expect(match.total).toBe(ids.length);
  });

  it('D92: titles stand before teachers and tags, those before summaries, what is written before what sounds alike', async () => {
    expect((await find('写作')).ids).toEqual(['write', 'letters']);
    expect((await find('写')).ids.at(-1)).toBe('js');
    expect((await find('travel')).ids).toEqual(['green', 'xian']);
    expect((await find('xz')).ids.slice(0, 2).toSorted()).toEqual(['letters', 'write']);
  });

  it('D11: pages follow each other without gap or repeat, and each knows the total', async () => {
    const whole = await find('a');
    const every = await find('写');
    const pages = await Promise.all([0, 1, 2, 3].map((offset) => find('写', { offset, limit: 1 })));
    expect(pages.map(({ ids }) => ids[0])).toEqual([...every.ids, undefined]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    expect(whole.total).toBe(whole.ids.length);
  });

  it('D92: types narrow the list, and the counts of types are those of the lists', async () => {
    const counts = await database().stores.search.countTypes(SHOP, askOf('写').any);
    expect(counts).toEqual([
      { type: 1, count: 1 },
      { type: 6, count: 1 },
      { type: 50, count: 1 },
    ]);
    for (const { type, count } of counts) expect((await find('写', { type })).total).toBe(count);
  });

  it('D6: a shop finds its own goods only', async () => {
    expect((await find('写作', {}, 'apptraining')).ids).toEqual(['theirs']);
  });

  it('B56: what strangers type never errs and never finds what is not on sale', async () => {
    const hostile = [
      "'; drop table goods; --",
      "a' & 'b | !c:*",
      '\\',
      "''''",
      '写作\0',
      '\ud800写作',
      '\u202e写作',
      'a'.repeat(10_000),
      '写'.repeat(10_000),
      '𠮷'.repeat(100),
      ':* & | ! <->',
      '%_%',
      '{"$ne":1}',
    ];
    for (const text of hostile) expect((await find(text)).ids).not.toContain('off');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        await find(text);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the index', () => {
  it('D92: goods are indexed anew after they or the names of their tags changed, and forgotten when they are gone', async () => {
    const { db, stores } = database();
    await db
      .insert(tag)
      .values({ appId: SHOP, id: 'money', title: { cn: '理财', en: 'Finance' }, position: 0 });
    await db.insert(goods).values(await copyOf('letters', 'fresh', '全新的一课'));
    await stores.search.reindex(SHOP, ['fresh', 'bank', 'nobody']);
    expect((await find('全新')).ids).toEqual(['fresh']);
    expect((await find('licai')).ids).toEqual(['bank']);
    await db.delete(goods).where(eq(goods.id, 'fresh'));
    expect((await find('全新')).total).toBe(0);
    await stores.search.reindex(SHOP, ['fresh']);
    expect(await db.select().from(goodsSearch).where(eq(goodsSearch.goodsId, 'fresh'))).toEqual([]);
    await db.delete(goodsTag).where(eq(goodsTag.goodsId, 'bank'));
    await stores.search.reindex(SHOP, ['bank']);
    expect((await find('licai')).ids).toEqual([]);
  });

  async function copyOf(from: string, id: string, title: string): Promise<typeof goods.$inferInsert> {
    const [row] = await database().db.select().from(goods).where(eq(goods.id, from));
    if (row === undefined) throw new Error('no such good');
    return { ...row, id, title };
  }

  it('D92: a start adds what is missing, and makes everything anew where the tokens are of another version', async () => {
    const openedDatabase = await openTestDatabase({ shops: [buildDemoShop({ goods: rows })] });
    try {
      const { db } = openedDatabase;
      const count = async () => (await db.select({ n: sql<number>`count(*)::int` }).from(goodsSearch))[0]?.n;
      expect(await count()).toBe(rows.length);
      expect(await bringSearchUpToDate(db)).toBe(0);
      await db.delete(goodsSearch).where(eq(goodsSearch.goodsId, 'pm'));
      expect(await bringSearchUpToDate(db)).toBe(1);
      await db.update(setting).set({ value: 'older' }).where(eq(setting.key, 'search_terms'));
      expect(await bringSearchUpToDate(db)).toBe(rows.length);
      expect(await count()).toBe(rows.length);
    } finally {
      await openedDatabase.close();
    }
  });

  it('D92: a database from before the search finds its goods after the next start', async () => {
    const openedDatabase = await openTestDatabase({ shops: [buildDemoShop({ goods: rows })] });
    await openedDatabase.db.delete(goodsSearch);
    await openedDatabase.db.delete(setting).where(eq(setting.key, 'search_terms'));
    if (openedDatabase.kind === 'postgres') {
      const again = await openStores(openedDatabase.config);
      expect((await again.stores.search.find(SHOP, askOf('cpjl'))).total).toBe(1);
      await again.close();
    } else {
      await bringSearchUpToDate(openedDatabase.db);
      expect((await openedDatabase.stores.search.find(SHOP, askOf('cpjl'))).total).toBe(1);
    }
    await openedDatabase.close();
  });
});

describe('the demo', () => {
  const shops = [...demoShops.values()].map((build) => build(Date.now()));
  const demo = withDatabase({ demo: [...demoShops.keys()] });

  it('M83: every hot word of every demo shop finds something, in both languages', async () => {
    const words = shops.flatMap(({ info, hotWords }) =>
      hotWords.flatMap((word) =>
        (['cn', 'en'] as const).map((locale) => ({ appId: info.app_id, text: readText(word, locale) })),
      ),
    );
    const empty: string[] = [];
    for (const { appId, text } of words) {
      const { total } = await demo().stores.search.find(appId, askOf(text));
      if (total === 0) empty.push(`${appId} ${text}`);
    }
    expect(words.length).toBeGreaterThan(20);
    expect(empty).toEqual([]);
  });
});
