/** The calls of the search, over HTTP and a seeded shop. */
import { describe, expect, it } from 'vitest';
import { withApp } from './app.ts';

const test = withApp();

interface Result {
  card: Record<string, unknown> & { id: string; title: string };
  marks: Record<'title' | 'teacher' | 'summary', { from: number; to: number }[]>;
}
interface Page {
  list: Result[];
  total: number;
  page: number;
  page_size: number;
  has_more: boolean;
  recommend: { id: string }[];
}

async function ask<Data>(
  name: string,
  query: Record<string, string> = {},
  language = 'zh-CN',
  label = 'knowledge',
) {
  const version = name === 'search.recommend.get' ? '2.0.0' : '1.0.0';
  const url = `/api/${name}/${version}?${new URLSearchParams(query).toString()}`;
  const response = await test().ask(label, { url, headers: { 'accept-language': language } });
  const body: { code: number; data: Data } = response.json();
  return { status: response.statusCode, ...body };
}
const find = (content: string, query: Record<string, string> = {}, language?: string) =>
  ask<Page>('search.get', { content, ...query }, language);

describe('search.get', () => {
  it('M224, D92: answers cards with the parts found, in the language of the request', async () => {
    const { data } = await find('写作');
    expect(data).toMatchObject({ page: 1, page_size: 20, has_more: false, recommend: [] });
    expect(data.total).toBe(data.list.length);
    for (const { card, marks } of data.list) {
      const matches = marks.title.map(({ from, to }) => card.title.slice(from, to));
      expect(matches.every((part) => part === '写作')).toBe(true);
    }
    const english = await find('writing', {}, 'en');
    expect(english.data.list[0]?.card.title).toMatch(/writing/i);
    expect(english.data.list[0]?.marks.title).toHaveLength(1);
  });

  it('D92: pinyin and initials find and mark the characters', async () => {
    for (const content of ['chanpinjingli', 'cpjl', 'ＣＰＪＬ']) {
      const { data } = await find(content);
      const [first] = data.list;
      expect(first?.marks.title.map(({ from, to }) => first.card.title.slice(from, to))).toEqual([
        '产品经理',
      ]);
    }
  });

  it('D92: the counts of types match the lists; an unused type finds nothing and offers other goods', async () => {
    const { data: types } = await ask<{ total: number; list: { type: number; count: number }[] }>(
      'search.type.get',
      {
        content: '写作',
      },
    );
    expect(types.total).toBe((await find('写作')).data.total);
    for (const { type, count } of types.list)
      expect((await find('写作', { type: String(type) })).data.total).toBe(count);
    const none = await find('写作', { type: '999' });
    expect(none.data).toMatchObject({ total: 0, list: [] });
    expect(none.data.recommend.length).toBeGreaterThan(0);
  });

  it('D92: where nothing is found, the most popular goods are offered, the same as before a search', async () => {
    const { data } = await find('查无此课');
    const popular = await ask<{ list: { id: string }[] }>('search.recommend.get');
    expect(data.total).toBe(0);
    expect(data.recommend).toEqual(popular.data.list);
    expect(popular.data.list.length).toBeGreaterThan(3);
  });

  it.each(["' or 1=1 --", "a' & b | !c:*", '\\', '&|!:*()', '<script>', '\u202e', '%%%', '"', '❤️', '𠮷'])(
    'B56: %j is answered, not executed',
    async (content) => {
      const { status, code } = await find(content);
      expect([status, code]).toEqual([200, 0]);
    },
  );

  it.each([
    [{ content: '' }],
    [{ content: 'x'.repeat(51) }],
    [{ content: 'x', page: '0' }],
    [{ content: 'x', page: '51' }],
    [{ content: 'x', type: '-1' }],
    [{ content: 'x', page: '1; drop table goods' }],
    [{}],
  ])('B56, M183: %j is refused', async (query) => {
    const { status, code } = await ask('search.get', query);
    expect([status, code]).toEqual([200, 40_000]);
  });

  it('R31: a card has the fields of its contract and no more', async () => {
    const { data } = await find('写作');
    expect(data.list[0]?.card).not.toHaveProperty('state');
    expect(data.list[0]?.card).not.toHaveProperty('tags');
  });
});

describe('search.status.get', () => {
  it('M82, M224: says whether the search is shown, what it searches and whether words are hot', async () => {
    expect((await ask('search.status.get')).data).toEqual({
      is_show_search: 0,
      scope: 'courses',
      is_show_hot: 1,
    });
    const { cookie } = await test().login('apptraining', '19900000001');
    const inside = { url: '/api/search.status.get/1.0.0', headers: { cookie } };
    expect((await test().ask('training', inside)).json().data).toMatchObject({
      scope: 'company',
      is_show_hot: 0,
    });
  });
});

describe('search.suggest.get', () => {
  interface Suggestions {
    goods: { title: string; cover: string; marks: { from: number; to: number }[] }[];
    teachers: string[];
    // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
    meant?: string;
  }
  const suggest = (content: string, language?: string) =>
    ask<Suggestions>('search.suggest.get', { content }, language);

  it('D92: offers goods with their covers and what was found of them, five at most', async () => {
    const { code, data } = await suggest('xiez');
    expect(code).toBe(0);
    expect(data.goods.length).toBeGreaterThan(0);
    expect(data.goods.length).toBeLessThanOrEqual(5);
    const [first] = data.goods;
    expect(first?.cover).toMatch(/^\//);
    expect(first?.marks.map(({ from, to }) => first.title.slice(from, to))).toContain('写作');
  });

  it('D92: offers teachers by name, in the language of the request', async () => {
    expect((await suggest('沈知')).data.teachers).toEqual(['沈知行']);
    expect((await suggest('shenzhi', 'en')).data.teachers).toEqual(['Shen Zhixing']);
  });

  it.each([
    ['理才', '理财'],
    ['shying', '摄影'],
    ['photograpy', 'photography'],
  ])('D92: %s finds nothing and may mean %s, which finds something', async (input, meantText) => {
    expect((await suggest(input)).data).toEqual({ goods: [], teachers: [], meant: meantText });
    // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
    const page = await ask<Page & { meant?: string }>('search.get', { content: input });
    expect(page.data).toMatchObject({ total: 0, meant: meantText });
    expect((await find(meantText)).data.total).toBeGreaterThan(0);
  });

  it('D92: what finds something, or nothing however it is read, has no other meaning', async () => {
    expect((await suggest('写作')).data.meant).toBeUndefined();
    expect((await suggest('zzzzqq')).data).toEqual({ goods: [], teachers: [] });
  });

  it.each(["' or 1=1 --", '!?', '&|!:*()<->'])('B56: %j is answered, not executed', async (content) => {
    expect((await suggest(content)).code).toBe(0);
  });
});

describe('words that mean the same', () => {
  it('D92: a word the merchant calls the same finds the others; what was typed ranks first', async () => {
    const { data } = await find('投资');
    expect(data.list.map(({ card }) => card.title)).toContain('理财第一课：先把日子过明白');
    const types = await ask<{ total: number }>('search.type.get', { content: '投资' });
    expect(types.data.total).toBe(data.total);
  });
});
