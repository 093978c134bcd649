/** Goods of a tag as the server answers them, over the demo shops. */
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'tencent', 'training'] });
const URL_ = '/api/tag.resources.get/1.0.0';

interface Answer {
  code: number;
  data: {
    list: { id: string; type: number; price: number; title: string; limit?: string }[];
    total: number;
    page: number;
    has_more: boolean;
    // oxlint-disable-next-line names/no-bare-participle -- the name of the wire
    tag: { id: string; title: string; known: boolean };
    component?: { id: string; title: string };
    types: { type: number; count: number }[];
    tags: { id: string; title: string }[];
  };
}

async function list(query: string, label = 'knowledge'): Promise<Answer['data']> {
  const response = await test().ask(label, `${URL_}?${query}`);
  const { code, data }: Answer = response.json();
  expect(code).toBe(0);
  return data;
}

describe('goods of a tag', () => {
  it('M20: tag 0 is every good on sale, twenty a page, and the next page goes on where this one ends', async () => {
    const first = await list('tag_id=0');
    const second = await list('tag_id=0&page=2');
    expect(first.list).toHaveLength(20);
    expect(first).toMatchObject({ page: 1, has_more: true, tag: { id: '0', title: '', known: true } });
    expect(second).toMatchObject({ page: 2, has_more: false });
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(first.total);
    expect(first.types.reduce((sum, { count }) => sum + count, 0)).toBe(first.total);
  });

  it('D22: a tag has its name in the language of the request, and the shop’s tags stand beside it', async () => {
    expect(await list('tag_id=writing')).toMatchObject({ tag: { title: '写作', known: true } });
    const url = `${URL_}?tag_id=writing`;
    const english = await test().ask('knowledge', { url, headers: { 'accept-language': 'en-US' } });
    const { data }: Answer = english.json();
    expect(data.tag.title).toBe('Writing');
    expect(data.tags.map(({ title }) => title)).toContain('Photography');
  });

  it('D22: an unknown tag is an empty list; a tag without a name is named by its id', async () => {
    expect(await list('tag_id=no-such')).toMatchObject({
      total: 0,
      list: [],
      tag: { known: false, title: '' },
    });
    expect((await list('tag_id=meet')).tag).toEqual({ id: 'meet', title: 'meet', known: true });
  });

  it('D22: orders and types are heeded', async () => {
    const prices = (await list('tag_id=0&sort=price&page_size=50')).list.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const dear = (await list('tag_id=0&sort=price-desc&page_size=50')).list.map(({ price }) => price);
    expect(dear).toEqual(prices.toReversed());
    const videos = await list('tag_id=0&resource_type=3');
    expect(new Set(videos.list.map(({ type }) => type))).toEqual(new Set([3]));
    expect(videos.types.find(({ type }) => type === 3)?.count).toBe(videos.total);
    expect(videos.types.length).toBeGreaterThan(3);
  });

  it('M194: a card says what limits the good, so that no password or list is shown as free', async () => {
    const { list: goods } = await list('tag_id=0&page_size=50');
    const limits = new Map(goods.map(({ id, limit }) => [id, limit]));
    expect(limits.get('v_rk58421l4xfqeyxsr7u7lqhk')).toBe('password');
    expect(limits.get('course_5odi6nno3q4zs2xsg7pp3htx')).toBe('designated');
    expect(limits.get('v_tvpvzemkv1ix9q6f4ebbzhsj')).toBe('svip');
    expect([...limits.values()].filter((limit) => limit !== undefined)).toHaveLength(3);
  });

  it('D22: a block’s own goods in its own order; an unknown block shows the tag’s', async () => {
    const popular = await list('tag_id=0&component_id=popular&page_size=50');
    expect(popular.component).toEqual({ id: 'popular', title: '大家都在学' });
    expect(popular.list.map(({ id }) => id)).toEqual(
      (await list('tag_id=0&sort=hot&page_size=50')).list.map(({ id }) => id),
    );
    const pickedValue = await list('tag_id=0&component_id=free');
    expect(pickedValue.total).toBe(4);
    const starters = await list('tag_id=0&component_id=starters');
    expect(starters.list).toEqual((await list('tag_id=starter')).list);
    const unknown = await list('tag_id=writing&component_id=no-such-block');
    expect(unknown).toEqual(await list('tag_id=writing'));
    expect((await list('tag_id=0&component_id=editors', 'tencent')).component).toBeUndefined();
  });

  it('B56: a page past the last is the last', async () => {
    const last = await list('tag_id=0&page=500');
    expect(last.page).toBe(2);
    expect(last.list.length).toBeGreaterThan(0);
  });

  it.each(['', 'tag_id=', 'tag_id=0'])('D136: %j lists all goods', async (query) => {
    expect((await list(query)).tag.id).toBe('0');
  });

  it.each([
    'tag_id=%00',
    'tag_id=%27%20or%201=1',
    'tag_id=0&page=0',
    'tag_id=0&page=-1',
    'tag_id=0&page=501',
    'tag_id=0&page=1e9',
    'tag_id=0&page=1.5',
    'tag_id=0&page_size=51',
    'tag_id=0&page_size=0',
    'tag_id=0&sort=id%20desc',
    'tag_id=0&sort=__proto__',
    'tag_id=0&resource_type=x',
    'tag_id=0&component_id=..%2F..',
    `tag_id=${'a'.repeat(65)}`,
    'tag_id=0&tag_id=1',
  ])('R9: %j is refused by the contract', async (query) => {
    const response = await test().ask('knowledge', `${URL_}?${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.json().code).toBe(CODES['bad-parameters'].code);
  });

  it('R28: the shop is the host’s, whatever the query says', async () => {
    const theirs = await list('tag_id=0&user_id=u_1&price=0', 'tencent');
    const ours = await list('tag_id=0');
    expect(theirs.list.some(({ id }) => ours.list.some((card) => card.id === id))).toBe(false);
  });
});

describe('jumps', () => {
  const jump = async (query: string) =>
    (await test().ask('knowledge', `/api/goods.jump.get/1.0.0?${query}`)).json();
  const idOf = async (type: number) => {
    const { goods } = test().database.stores;
    const all = await goods.listPublic('appknowledge');
    const match = all.find((row) => row.type === type);
    if (match === undefined) throw new Error(`The knowledge shop sells nothing of type ${type}.`);
    return match.id;
  };

  it('D20: a good, a page and what only phones show are found', async () => {
    const video = await idOf(3);
    expect((await jump(`goods_id=${video}&goods_type=3`)).data).toEqual({
      kind: 'detail',
      to: `/detail/${video}/3`,
    });
    expect((await jump(`goods_id=${await idOf(20)}`)).data.kind).toBe('unsupport');
    expect((await jump('goods_id=about&goods_type=page')).data).toEqual({ kind: 'page', to: '/page/about' });
    expect((await jump('goods_id=d_1&goods_type=distribute_goods')).data).toEqual({
      kind: 'h5',
      to: 'https://knowledge.example.com/detail/d_1',
    });
  });

  it.each([
    ['goods_id=nobody', CODES['not-found'].code],
    ['goods_id=', CODES['bad-parameters'].code],
    ['goods_id=..%2F..%2Fevil', CODES['bad-parameters'].code],
    ['goods_id=a&goods_type=%2F%2Fevil.example', CODES['bad-parameters'].code],
    ['goods_id=a&goods_type=__proto__', CODES['not-found'].code],
    ['goods_id=main&goods_type=navbar', CODES['not-found'].code],
    [`goods_id=${'a'.repeat(65)}`, CODES['bad-parameters'].code],
  ])('R9: %s leads nowhere', async (query, code) => {
    expect((await jump(query)).code).toBe(code);
  });
});

describe('learning records', () => {
  const url = '/api/learn.records.get/1.0.0';
  const records = async (phone: string, query = '') => {
    const { cookie } = await test().login('appknowledge', phone);
    return (await test().ask('knowledge', { url: `${url}${query}`, headers: { cookie } })).json();
  };

  it('M24, M258, D82: the busy learner sees their own, the latest first, delisted ones too', async () => {
    const { code, data } = await records('19900000001', '?page_size=50');
    expect(code).toBe(0);
    const times: number[] = data.list.map((one: { last_learn_ts: number }) => one.last_learn_ts);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(data.list[0]).toMatchObject({
      product_id: 'course_xxc2ac0xqcgph7ri7lynzos6',
      max_learn_progress: 56,
      is_finish: 0,
      finished_at: '',
      state: 'on',
    });
    expect(data.list.map((one: { state: string }) => one.state)).toContain('off');
    expect(data.list[0].last_learn_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('B36: whose they are only the session says', async () => {
    const own = await records('19900000006');
    expect(own.data).toMatchObject({ total: 0, list: [] });
    const other = (await test().database.stores.users.list('appknowledge')).find(
      ({ phone }) => phone === '19900000001',
    );
    const askedAnswer = await records('19900000006', `?user_id=${other?.id}&app_id=appknowledge`);
    expect(askedAnswer.data.total).toBe(0);
    expect((await test().ask('knowledge', url)).json().code).toBe(CODES['not-logged-in'].code);
  });

  it.each(['?page=0', '?page_size=51', '?type=x', '?page=501'])('R9: %s is refused', async (query) => {
    expect((await records('19900000001', query)).code).toBe(CODES['bad-parameters'].code);
  });
});

describe('comments', () => {
  const url = '/api/comment.get/1.0.0';
  const read = async (query: string, headers: Record<string, string> = {}) =>
    (await test().ask('knowledge', { url: `${url}?${query}`, headers })).json();
  const goodWithMost = async () => {
    const rows = await test().database.stores.goods.listPublic('appknowledge');
    const totals = await Promise.all(
      rows.map(async ({ id }) => ({ id, total: Number((await read(`resource_id=${id}`)).data.total) })),
    );
    return totals.toSorted((one, other) => other.total - one.total)[0]?.id ?? '';
  };

  it('D88: the same to everybody, with nothing of a person but name and picture', async () => {
    const id = await goodWithMost();
    const { cookie } = await test().login('appknowledge', '19900000001');
    const { data } = await read(`resource_id=${id}&sort=hot`);
    expect(data.total).toBeGreaterThan(3);
    expect((await read(`resource_id=${id}&sort=hot`, { cookie })).data).toEqual(data);
    const [first] = data.list;
    expect(Object.keys(first)).toEqual([
      'id',
      'user',
      'content',
      'images',
      'like_count',
      'created_at',
      'created_ts',
      'replies',
    ]);
    expect(Object.keys(first.user)).toEqual(['nickname', 'avatar', 'is_teacher']);
    expect(JSON.stringify(data)).not.toMatch(/199\d{8}|u_[0-9a-z]{24}/);
  });

  it('D88: in the language of the request', async () => {
    const id = await goodWithMost();
    const english = await read(`resource_id=${id}`, { 'accept-language': 'en-US' });
    expect(JSON.stringify(english.data)).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['resource_id=no-such-thing', 0],
    ['resource_id=', CODES['bad-parameters'].code],
    ['resource_id=%00', CODES['bad-parameters'].code],
    ['resource_id=a&sort=id', CODES['bad-parameters'].code],
    ['resource_id=a&page=0', CODES['bad-parameters'].code],
    ['resource_id=a&page_size=1000', CODES['bad-parameters'].code],
  ])('R9: %s answers code %i', async (query, code) => {
    expect((await read(query)).code).toBe(code);
  });
});
