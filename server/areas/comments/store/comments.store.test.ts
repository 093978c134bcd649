/** Comments and learning records, on the embedded database and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { CommentRow, NewComment } from './comment-rows.ts';
import { buildDemoShop, buildGoods } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';

const SHOP = 'appknowledge';
const PHONE = '19900000001';

function buildSaidComment(id: string, change: Partial<CommentRow> = {}): CommentRow {
  return {
    id,
    resource_id: 'g_1',
    resource_type: 1,
    parent_id: null,
    nickname: { cn: '小满', en: 'Xiaoman' },
    avatar: '',
    is_teacher: false,
    content: 'null',
    images: [],
    post_kind: null,
    is_essence: false,
    pinned_at: null,
    like_count: 0,
    state: 'shown',
    created_at: 1000,
    ...change,
  };
}

const comments = [
  buildSaidComment('a', { like_count: 5, created_at: 1 }),
  buildSaidComment('b', { like_count: 9, created_at: 2 }),
  buildSaidComment('c', { like_count: 5, created_at: 3 }),
  buildSaidComment('d', { like_count: 5, created_at: 3 }),
  buildSaidComment('pending', { state: 'pending', like_count: 99 }),
  buildSaidComment('hidden', { state: 'hidden', like_count: 99 }),
  buildSaidComment('other', { resource_id: 'g_2', like_count: 99 }),
  ...[3, 8, 8, 1].map((likes, index) =>
    buildSaidComment(`a.${index}`, { parent_id: 'a', like_count: likes, created_at: index }),
  ),
  buildSaidComment('a.pending', { parent_id: 'a', state: 'pending', like_count: 99 }),
  buildSaidComment('b.0', { parent_id: 'b', is_teacher: true }),
  ...['d.z', 'd.y', 'd.x'].map((id) => buildSaidComment(id, { parent_id: 'd' })),
];
const record = {
  phone: PHONE,
  resource_id: 'g_1',
  resource_type: 1,
  product_id: '',
  learn_progress: 40,
  max_learn_progress: 60,
  org_learn_progress: 7,
  finished_at: null,
  last_learn_at: 1000,
  stay_time: 90,
};
const person = { phone: PHONE, nickname: '小满', avatar: '', roles: [] };
const goods = [buildGoods({ id: 'g_1' }), buildGoods({ id: 'g_2', type: 3, state: 'off' })];
const database = withDatabase({
  shops: [
    buildDemoShop({
      goods,
      comments,
      people: [person, { ...person, phone: '19900000002' }],
      records: [
        record,
        { ...record, product_id: 'p_1', last_learn_at: 3000, finished_at: 3000 },
        { ...record, resource_id: 'g_2', resource_type: 3, last_learn_at: 2000 },
        { ...record, resource_id: 'never-was', last_learn_at: 9000 },
        { ...record, phone: '19900000002', last_learn_at: 7000 },
      ],
    }),
    buildDemoShop({
      label: 'training',
      goods,
      comments: [buildSaidComment('theirs')],
      people: [person],
      records: [record],
    }),
  ],
});

const hot = { of: 'everybody', sort: 'hot' } as const;
const ask = { resourceId: 'g_1', which: hot, page: 1, pageSize: 10 } as const;
const userId = async (phone: string, appId = SHOP) =>
  (await database().stores.users.list(appId)).find((user) => user.phone === phone)?.id ?? '';

describe('comments', () => {
  it('D88: only the shown ones of this resource, the most liked or the latest first, ties in one order', async () => {
    const { comments: store } = database().stores;
    const ids = async (sort: 'hot' | 'new') =>
      (await store.page(SHOP, { ...ask, which: { of: 'everybody', sort } })).rows.map((row) => row.id);
    expect(await ids('hot')).toEqual(['b', 'c', 'd', 'a']);
    expect(await ids('new')).toEqual(['c', 'd', 'b', 'a']);
  });

  it('D88: each has its replies counted, and the two most liked along', async () => {
    const { rows } = await database().stores.comments.page(SHOP, ask);
    const replies = new Map(rows.map((row) => [row.id, row.replies]));
    expect(replies.get('a')?.total).toBe(4);
    expect(replies.get('a')?.top.map(({ id }) => id)).toEqual(['a.1', 'a.2']);
    expect(replies.get('b')?.top).toEqual([comments.find(({ id }) => id === 'b.0')]);
    expect(replies.get('c')).toEqual({ total: 0, top: [] });
  });

  it('D88: replies alike in likes and time have one order, whatever order they came in', async () => {
    const { rows } = await database().stores.comments.page(SHOP, ask);
    expect(rows.find(({ id }) => id === 'd')?.replies.top.map(({ id }) => id)).toEqual(['d.x', 'd.y']);
  });

  it('D11: a page past the last is the last, and pages never overlap', async () => {
    const { comments: store } = database().stores;
    const first = await store.page(SHOP, { ...ask, pageSize: 3 });
    const last = await store.page(SHOP, { ...ask, pageSize: 3, page: 9 });
    expect([first.total, last.page]).toEqual([4, 2]);
    expect([...first.rows, ...last.rows].map(({ id }) => id)).toEqual(['b', 'c', 'd', 'a']);
  });

  it('R28: nothing of another shop, nothing for a name no row can have', async () => {
    const { comments: store } = database().stores;
    expect((await store.page('apptraining', ask)).rows.map(({ id }) => id)).toEqual(['theirs']);
    expect(await store.page(SHOP, { ...ask, resourceId: 'a\0' })).toEqual({ rows: [], total: 0, page: 1 });
  });
});

describe('writing comments', () => {
  const store = () => database().stores.comments;
  const words = (change: Partial<NewComment> = {}): NewComment => ({
    resourceId: 'g_new',
    resourceType: 1,
    parentId: null,
    userId: 'u_1',
    nickname: '小满',
    avatar: '',
    isTeacher: false,
    content: '写得真好',
    images: [],
    postKind: null,
    state: 'shown',
    ...change,
  });
  const write = async (change: Partial<NewComment> = {}) => {
    const row = await store().add(SHOP, words(change));
    if (row === undefined) throw new Error('The comment was not taken.');
    return row.id;
  };
  const readShownItems = async (resourceId: string) =>
    (await store().page(SHOP, { resourceId, which: { of: 'everybody', sort: 'new' }, page: 1, pageSize: 50 }))
      .rows;

  it('D88: a comment is answered on the second level alone, under one that is shown, of its own good', async () => {
    const parentId = await write();
    const waiting = await write({ state: 'pending' });
    const reply = await write({ parentId });
    const [row] = await readShownItems('g_new');
    expect(row).toMatchObject({
      id: parentId,
      replies: { total: 1, top: [{ id: reply, parent_id: parentId }] },
    });
    for (const parent of [reply, waiting, 'none', 'a\0'])
      expect(await store().add(SHOP, words({ parentId: parent }))).toBeUndefined();
    expect(await store().add(SHOP, words({ parentId, resourceId: 'g_1' }))).toBeUndefined();
    expect(await store().add('apptraining', words({ parentId }))).toBeUndefined();
  });

  it('D88: what waits is the writer’s alone', async () => {
    const id = await write({ resourceId: 'g_wait', state: 'pending' });
    expect(await readShownItems('g_wait')).toEqual([]);
    expect((await store().pendingOf(SHOP, 'u_1', 'g_wait')).map((row) => row.id)).toEqual([id]);
    expect(await store().pendingOf(SHOP, 'u_2', 'g_wait')).toEqual([]);
    expect(await store().like(SHOP, id, 'u_2', true)).toBeUndefined();
  });

  it('M225, D88: of fifty likes at once, and of ten of one person, each person counts once', async () => {
    const id = await write({ resourceId: 'g_like' });
    const crowd = Array.from({ length: 50 }, (_value, index) => `u_crowd_${String(index)}`);
    await Promise.all(crowd.map((userId) => store().like(SHOP, id, userId, true)));
    const few = crowd.slice(0, 10);
    await Promise.all(few.map(() => store().like(SHOP, id, 'u_eager', true)));
    expect((await readShownItems('g_like'))[0]?.like_count).toBe(51);
    expect(await store().like(SHOP, id, 'u_eager', true)).toEqual({ likeCount: 51 });
    await Promise.all(few.map((userId) => store().like(SHOP, id, userId, false)));
    expect(await store().like(SHOP, id, 'u_nobody', false)).toEqual({ likeCount: 41 });
    expect(await store().mine(SHOP, 'u_eager', [id, 'none', 'a\0'])).toEqual({
      likedIds: [id],
      writtenIds: [],
    });
    expect(await store().mine(SHOP, 'u_1', [id])).toEqual({ likedIds: [], writtenIds: [id] });
    expect(await store().mine('apptraining', 'u_1', [id])).toEqual({ likedIds: [], writtenIds: [] });
  }, 60_000);

  it('B48: only its writer removes a comment, with replies and likes; hidden ones stay for the shop', async () => {
    const resourceId = 'g_gone';
    const id = await write({ resourceId });
    const reply = await write({ resourceId, parentId: id, userId: 'u_2' });
    await store().like(SHOP, reply, 'u_3', true);
    for (const [shop, who] of [
      [SHOP, 'u_2'],
      ['apptraining', 'u_1'],
    ] as const)
      expect(await store().remove(shop, id, who)).toBeUndefined();
    expect(await store().remove(SHOP, id, 'u_1')).toBe(resourceId);
    expect(await store().remove(SHOP, id, 'u_1')).toBeUndefined();
    expect(await readShownItems(resourceId)).toEqual([]);
    expect(await store().mine(SHOP, 'u_3', [reply])).toEqual({ likedIds: [], writtenIds: [] });
    const bad = await write({ resourceId });
    expect(await store().hide('apptraining', bad)).toBeUndefined();
    expect(await store().hide(SHOP, bad)).toBe(resourceId);
    expect(await store().hide(SHOP, bad)).toBeUndefined();
    expect(await store().remove(SHOP, bad, 'u_1')).toBeUndefined();
    expect(await readShownItems(resourceId)).toEqual([]);
  });
});

describe('learning records', () => {
  it('D82: a learner’s own, the latest first; delisted goods stay, goods that never were do not', async () => {
    const { learning } = database().stores;
    const { rows, total } = await learning.records(SHOP, await userId(PHONE), { page: 1, pageSize: 10 });
    expect(total).toBe(3);
    expect(rows.map((row) => [row.resource_id, row.product_id])).toEqual([
      ['g_1', 'p_1'],
      ['g_2', ''],
      ['g_1', ''],
    ]);
    expect(rows[2]).toMatchObject({ learn_progress: 40, max_learn_progress: 60, finished_at: null });
  });

  it('D82: a type narrows them, and pages go on', async () => {
    const { learning } = database().stores;
    const id = await userId(PHONE);
    expect(await learning.records(SHOP, id, { type: 3, page: 1, pageSize: 10 })).toMatchObject({ total: 1 });
    const second = await learning.records(SHOP, id, { page: 2, pageSize: 2 });
    expect(second).toMatchObject({ page: 2, total: 3, rows: [{ resource_id: 'g_1' }] });
  });

  it('R28: no one sees another person’s, whatever id is asked for', async () => {
    const { learning } = database().stores;
    const page = { page: 1, pageSize: 10 };
    const other = await learning.records(SHOP, await userId('19900000002'), page);
    expect(other.rows.map((row) => row.last_learn_at)).toEqual([7000]);
    expect((await learning.records('apptraining', await userId(PHONE), page)).total).toBe(0);
    for (const id of ['', 'a\0', "x' or 1=1 --"])
      expect((await learning.records(SHOP, id, page)).total).toBe(0);
  });
});
