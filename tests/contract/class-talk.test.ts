/** Replies, pictures, ratings, the talk of a class and the merchant's order among them, over HTTP (M193, M225, D88, D89, B48). */
import { describe, expect, it } from 'vitest';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { still } from '../support/sample-images.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { BANNED, NOBODY, OWNER, SHOP, withRights, type Me } from './rights-fixture.ts';

const { pass, test, somebody, demo, send, newGoods, changeShop } = withRights();

const get = async (me: Me, name: string, query: Record<string, string>) => {
  const url = `/api/${name}/1.0.0?${new URLSearchParams(query).toString()}`;
  return (
    await test().ask('knowledge', { url, headers: { cookie: me.cookie }, remoteAddress: me.ip })
  ).json();
};
const add = (me: Me, resource_id: string, change: object = {}) =>
  send(me, 'comment.add', { resource_id, content: 'Well said.', ...change });
const give = (me: Me, resourceId: string) =>
  test().database.stores.entitlements.give(SHOP, me.id, {
    resourceId,
    source: 'manual',
    orderId: '',
    from: 0,
    to: undefined,
  });

describe('replies and pictures', () => {
  it('D88: every reader gets the replies in the order they were written', async () => {
    const id = await newGoods('t_replies');
    const { data } = await add(await somebody(), id);
    for (const content of ['one', 'two', 'three']) {
      expect((await add(await somebody(), id, { parent_id: data.id, content })).code).toBe(0);
      pass(1000);
    }
    const first = await get(NOBODY, 'comment.replies.get', { id: data.id, page_size: '2' });
    expect(first.data).toMatchObject({ total: 3, has_more: true });
    const second = await get(NOBODY, 'comment.replies.get', { id: data.id, page_size: '2', page: '2' });
    const messages = [...first.data.list, ...second.data.list].map(
      ({ content }: { content: string }) => content,
    );
    expect(messages).toEqual(['one', 'two', 'three']);
    const [reply] = first.data.list;
    for (const other of ['none', reply.id])
      expect((await get(NOBODY, 'comment.replies.get', { id: other })).code).toBe(40400);
  });

  it('D88, R45: a comment holds only pictures its writer sent', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const id = await newGoods('t_pictures');
    const request = { sign_type: 'appSign', upload_type: 'image', file_ext: 'jpg' };
    const to = (await get(me, 'upload.sign.get', request)).data;
    await test().ask('knowledge', {
      method: 'PUT',
      url: to.url,
      headers: { ...to.headers, cookie: me.cookie, origin: 'http://knowledge.localhost:3000' },
      payload: await still(80, 60),
      remoteAddress: me.ip,
    });
    const images = [to.file_path];
    for (const [who, paths] of [
      [other, images],
      [other, ['https://elsewhere.example.com/x.jpg']],
    ] as const)
      expect((await add(who, id, { images: paths })).code).not.toBe(0);
    const { data } = await add(me, id, { images });
    expect(data.images).toEqual([expect.stringMatching(/^\/media\/[\w-]{43}\/80x60\.jpg$/)]);
    const many = Array.from({ length: 10 }, () => to.file_path);
    pass(10_000);
    expect((await add(me, id, { images: many })).code).toBe(40000);
  });
});

describe('the talk of a class', () => {
  it('D89: only who studies there reads, writes, answers and likes; comments and posts never mix', async () => {
    const id = await newGoods('t_class', { type: 50, price: 9900, payState: 1 });
    const [me, outsider] = [await somebody(), await somebody()];
    expect((await get(outsider, 'interaction.tabs.get', { resource_id: id })).code).toBe(40300);
    expect((await add(outsider, id, { kind: 'question' })).code).toBe(40300);
    expect((await get(NOBODY, 'interaction.list.get', { resource_id: id })).code).toBe(8504);
    await give(me, id);
    const { code, data } = await add(me, id, { kind: 'question', content: 'Why twice?' });
    expect([code, data.kind]).toEqual([0, 'question']);
    const comments = await get(NOBODY, 'comment.get', { resource_id: id });
    expect(comments.data.list).toEqual([]);
    const list = await get(me, 'interaction.list.get', { resource_id: id });
    expect(list.data.list).toMatchObject([{ id: data.id, kind: 'question', is_essence: false }]);
    expect((await get(outsider, 'interaction.list.get', { resource_id: id })).code).toBe(40300);
    expect((await get(outsider, 'comment.replies.get', { id: data.id })).code).toBe(40400);
    expect((await send(outsider, 'comment.like', { id: data.id, on: 1 })).code).toBe(40400);
    pass(10_000);
    expect((await add(outsider, id, { parent_id: data.id })).code).toBe(40300);
    expect((await send(me, 'comment.like', { id: data.id, on: 1 })).data.like_count).toBe(1);
  });

  it('M258, D89: all, mine, the teacher’s and picks, which moderators alone choose', async () => {
    const id = await newGoods('t_tabs', { type: 25 });
    const [me, other, owner] = [await somebody(), await somebody(), await demo(OWNER)];
    const own = (await add(me, id, { kind: 'note' })).data.id;
    const theirs = (await add(other, id, { kind: 'homework' })).data.id;
    const teachers = (await add(owner, id, { kind: 'question' })).data;
    expect(teachers.user.is_teacher).toBe(true);
    for (const who of [me, other])
      expect((await send(who, 'interaction.essence.set', { id: theirs, on: 1 })).code).toBe(40400);
    expect((await send(owner, 'interaction.essence.set', { id: theirs, on: 1 })).data.is_essence).toBe(true);
    const ids = async (tab: string) =>
      (await get(me, 'interaction.list.get', { resource_id: id, tab })).data.list.map(
        (post: { id: string }) => post.id,
      );
    expect((await ids('all')).toSorted()).toEqual([own, theirs, teachers.id].toSorted());
    expect([await ids('mine'), await ids('teacher'), await ids('essence')]).toEqual([
      [own],
      [teachers.id],
      [theirs],
    ]);
    const tabs = await get(me, 'interaction.tabs.get', { resource_id: id });
    expect(tabs.data).toMatchObject({
      is_moderator: false,
      tabs: [
        { key: 'all', total: 3 },
        { key: 'mine', total: 1 },
        { key: 'teacher', total: 1 },
        { key: 'essence', total: 1 },
      ],
    });
    const article = await newGoods('t_none');
    expect((await get(me, 'interaction.tabs.get', { resource_id: article })).code).toBe(40300);
  });
});

describe('ratings', () => {
  const study = (me: Me, resourceId: string, percent: number) =>
    test().database.db.insert(learningRecord).values({
      appId: SHOP,
      userId: me.id,
      resourceId,
      productId: '',
      resourceType: 1,
      learnProgress: percent,
      maxLearnProgress: percent,
      orgLearnProgress: 0,
      finishedAt: null,
      lastLearnAt: 1,
      stayTime: 1,
    });
  const reviews = async (id: string) =>
    (await get(NOBODY, 'goods.page.get', { goods_id: id, goods_type: '1' })).data.reviews;
  const rate = (me: Me, goods_id: string, stars: number) => send(me, 'rating.set', { goods_id, stars });

  it('D88: rated once by each person who did half of it, changed at will, told as mean, count and spread', async () => {
    const id = await newGoods('t_rated', { price: 0, payState: 0 });
    const [me, other, hasty] = [await somebody(), await somebody(), await somebody()];
    await study(me, id, 50);
    await study(other, id, 100);
    await study(hasty, id, 49);
    expect(await reviews(id)).toMatchObject({ rating_count: 0, rating_tenths: 0 });
    const mine = async (who: Me) => (await get(who, 'rating.mine.get', { goods_id: id })).data;
    expect([await mine(me), await mine(hasty)]).toEqual([
      { stars: 0, may_rate: true },
      { stars: 0, may_rate: false },
    ]);
    await Promise.all([1, 2, 3].map((stars) => rate(me, id, stars)));
    expect((await rate(me, id, 5)).code).toBe(0);
    expect((await rate(other, id, 4)).code).toBe(0);
    expect((await rate(hasty, id, 1)).code).toBe(40300);
    expect((await rate(NOBODY, id, 1)).code).toBe(8504);
    for (const stars of [0, 6, 4.5]) expect((await rate(me, id, stars)).code).toBe(40000);
    expect(await reviews(id)).toMatchObject({
      rating_count: 2,
      rating_tenths: 45,
      rating_stars: [0, 0, 0, 1, 1],
    });
    expect((await mine(me)).stars).toBe(5);
  });

  it('D88: where the shop has ratings off, none can be given and none is shown', async () => {
    const id = await newGoods('t_unrated', { price: 0, payState: 0 });
    const me = await somebody();
    await study(me, id, 100);
    expect((await rate(me, id, 5)).code).toBe(0);
    const changeBack = await changeShop({ goods_rating: 0 });
    try {
      expect((await rate(me, id, 4)).code).toBe(40300);
      expect(await reviews(id)).toMatchObject({ rating_count: 0 });
    } finally {
      await changeBack();
    }
  });
});

describe('order among comments', () => {
  const headers = { authorization: `Bearer ${CONSOLE_TOKEN}` };
  const call = async (name: string, payload: object) =>
    (
      await test().ask('knowledge', {
        method: 'POST',
        url: `/api/console.${name}/1.0.0`,
        payload: { shop: 'knowledge', ...payload },
        headers,
      })
    ).json().data;
  const list = async (state: string) => (await call('comments.list', { filter: { state } })).items;
  const decide = async (verb: 'moderate' | 'ban', payload: object) =>
    (await call(`comments.${verb}`, payload)).outcome;
  const readLoggedValue = async (q: string) =>
    (await call('audit.list', { q })).items.map(({ before, after }: { before: unknown; after: unknown }) => [
      before,
      after,
    ]);
  const readShownValue = async (id: string) =>
    (await get(NOBODY, 'comment.get', { resource_id: id })).data.list.map((one: { id: string }) => one.id);

  it('D88: what waits is listed and approved, hidden, or deleted, and each step says what it did', async () => {
    const id = await newGoods('t_order');
    const changeBack = await changeShop({ comment_review: 1 });
    const { data } = await add(await somebody(), id);
    await changeBack();
    expect(await list('pending')).toMatchObject([{ id: data.id, goods_id: id, content: 'Well said.' }]);
    expect(await readShownValue(id)).toEqual([]);
    expect(await decide('moderate', { id: data.id, verb: 'approve' })).toBe('done');
    expect(await decide('moderate', { id: data.id, verb: 'approve' })).toBe('already');
    expect(await readShownValue(id)).toEqual([data.id]);
    expect(await decide('moderate', { id: data.id, verb: 'hide' })).toBe('done');
    expect(await readShownValue(id)).toEqual([]);
    expect((await list('hidden')).map((one: { id: string }) => one.id)).toContain(data.id);
    expect(await decide('moderate', { id: data.id, verb: 'delete' })).toBe('done');
    expect(await decide('moderate', { id: data.id, verb: 'delete' })).toBe('no-comment');
    // Where nothing was to be done nothing is logged (D140). All is of one moment here, so the order says nothing.
    const changes = await readLoggedValue(data.id);
    expect(changes).toHaveLength(3);
    expect(changes).toEqual(
      expect.arrayContaining([
        [{ state: 'pending' }, { verb: 'approve' }],
        [{ state: 'shown' }, { verb: 'hide' }],
        [{ state: 'hidden' }, { verb: 'delete' }],
      ]),
    );
  });

  it('M193: a person is banned by what they wrote or by phone, from the next call on; who keeps the shop is not', async () => {
    const me = await somebody();
    const id = await newGoods('t_ban');
    const { data } = await add(me, id);
    pass(10_000);
    expect(await decide('ban', { who: data.id, verb: 'ban' })).toBe('done');
    expect(await decide('ban', { who: data.id, verb: 'ban' })).toBe('already');
    expect((await add(me, id)).code).toBe(40305);
    expect(await decide('ban', { who: data.id, verb: 'unban' })).toBe('done');
    expect((await add(me, id)).code).toBe(0);
    expect(await decide('ban', { who: BANNED, verb: 'ban' })).toBe('already');
    expect(await decide('ban', { who: OWNER, verb: 'ban' })).toBe('staff');
    expect(await decide('ban', { who: '13000000000', verb: 'ban' })).toBe('no-person');
    // A phone is nobody's business but the person's own.
    const bans = await readLoggedValue(`person ${me.id}`);
    expect(bans).toHaveLength(2);
    expect(bans).toEqual(
      expect.arrayContaining([
        [null, { verb: 'ban' }],
        [null, { verb: 'unban' }],
      ]),
    );
  });
});
