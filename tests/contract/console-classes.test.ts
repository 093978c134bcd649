/** The discussions of classes at the desk: read, answered and kept in order by who teaches (D89, D138, ADR-833). */
import { describe, expect, it } from 'vitest';
import { withExams } from './exams-fixture.ts';
import { deskHeaders } from './desk-people.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const exams = withExams();
const { ask, changeShop, newGoods, pass, send, somebody, test } = exams;

async function classOf(id: string, size = 1): Promise<Me[]> {
  await newGoods(id, { type: 25, price: 9900, payState: 1, title: `Class ${id}` });
  const learners: Me[] = [];
  for (let index = 0; index < size; index += 1) {
    const me = await somebody();
    const right = { resourceId: id, source: 'manual' as const, orderId: '', from: 0, to: undefined };
    await test().database.stores.entitlements.give(SHOP, me.id, right);
    learners.push(me);
  }
  return learners;
}

async function write(me: Me | undefined, id: string, content: string, more: object = { kind: 'question' }) {
  if (me === undefined) throw new Error('nobody');
  pass(20_000);
  const { data } = await send(me, 'comment.add', { resource_id: id, content, ...more });
  return String(data.id);
}

const posts = async (goods_id: string, more: object = {}) =>
  (await ask('class_posts.list', { goods_id, ...more })).data.items;
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const moderate = async (id: string, verb: string) =>
  (await ask('class_posts.moderate', { id, verb })).data.outcome;
const readBy = async (me: Me | undefined, resource_id: string) =>
  (await send(me ?? { id: '', cookie: '', ip: '10.30.0.9' }, 'interaction.list.get', { resource_id })).data
    .list;

it('D89: classes with posts are listed with how many wait, and a post comes with its replies', async () => {
  const [me, other] = await classOf('cl_list', 2);
  const post = await write(me, 'cl_list', 'Why twice?');
  const changeBack = await changeShop({ comment_review: 1 });
  const reply = await write(other, 'cl_list', 'Because.', { parent_id: post });
  await changeBack();
  const { items } = (await ask('classes.list', { q: 'cl_list' })).data;
  expect(items).toMatchObject([
    { goods_id: 'cl_list', title: 'Class cl_list', type: 25, posts: 2, waiting: 1 },
  ]);
  const waiting = await posts('cl_list', { filter: { state: 'pending' } });
  expect(waiting).toMatchObject([
    {
      id: post,
      state: 'shown',
      kind: 'question',
      reply_count: 1,
      replies: [{ id: reply, state: 'pending' }],
    },
  ]);
  expect(idsOf(await posts('cl_list', { q: 'Because' }))).toEqual([post]);
  expect(await posts('cl_list', { q: 'nobody wrote this' })).toEqual([]);
  expect(await posts('cl_list', { filter: { kind: 'homework' } })).toEqual([]);
  expect(await moderate(reply, 'approve')).toBe('done');
  expect((await readBy(me, 'cl_list'))[0].replies.total).toBe(1);
});

it('D89: what a teacher answers, pins and picks is what the class reads', async () => {
  const [me] = await classOf('cl_answer');
  const first = await write(me, 'cl_answer', 'First');
  const second = await write(me, 'cl_answer', 'Second');
  expect(idsOf(await readBy(me, 'cl_answer'))).toEqual([second, first]);
  expect([await moderate(first, 'pin'), await moderate(first, 'pin')]).toEqual(['done', 'already']);
  expect([await moderate(second, 'choose'), await moderate(second, 'choose')]).toEqual(['done', 'already']);
  const answer = await ask('class_posts.reply', { id: first, content: ' On Monday. ' });
  expect(answer.code).toBe(0);
  const list = await readBy(me, 'cl_answer');
  expect(list).toMatchObject([
    {
      id: first,
      is_pinned: true,
      is_essence: false,
      replies: {
        total: 1,
        top2: [{ id: answer.data.id, content: 'On Monday.', user: { is_teacher: true } }],
      },
    },
    { id: second, is_pinned: false, is_essence: true },
  ]);
  expect(await moderate(first, 'unpin')).toBe('done');
  expect(await moderate(second, 'hide')).toBe('done');
  expect(idsOf(await readBy(me, 'cl_answer'))).toEqual([first]);
  expect((await ask('class_posts.reply', { id: second, content: 'Too late' })).code).toBe(40900);
  expect(await moderate(second, 'approve')).toBe('done');
  expect(await moderate(second, 'delete')).toBe('done');
  expect(idsOf(await posts('cl_answer'))).toEqual([first]);
  const rows = (await ask('audit.list', { q: second })).data.items;
  expect(rows.map(({ after }: { after: { verb: string } }) => after.verb).toSorted()).toEqual([
    'approve',
    'choose',
    'delete',
    'hide',
  ]);
});

describe('for a teacher', () => {
  it('D138: the calls open to owner, manager and teacher, and tell no phone and no account', async () => {
    const [me] = await classOf('cl_roles');
    const post = await write(me, 'cl_roles', 'Mine');
    const codeOf = async (role: 'owner' | 'manager' | 'teacher' | 'editor' | 'service') => {
      const answer = await test().ask('knowledge', {
        method: 'POST',
        url: '/api/console.class_posts.list/1.0.0',
        payload: { shop: 'knowledge', goods_id: 'cl_roles' },
        headers: await deskHeaders(test(), role),
      });
      if (role === 'teacher') expect(answer.body).not.toMatch(new RegExp(`phone|user_id|${me?.id ?? ''}`));
      return answer.json().code;
    };
    const codes = [];
    for (const role of ['owner', 'manager', 'teacher', 'editor', 'service'] as const)
      codes.push(await codeOf(role));
    expect(codes).toEqual([0, 0, 0, 4005, 4005]);
    expect(idsOf(await posts('cl_roles'))).toEqual([post]);
  });

  it('D89, D138: a comment everybody reads is none of a class: neither answered nor taken down', async () => {
    await newGoods('cl_public', { price: 0, payState: 0 });
    const comment = await write(await somebody(), 'cl_public', 'For all', {});
    expect(await moderate(comment, 'delete')).toBe('no-comment');
    expect((await ask('class_posts.reply', { id: comment, content: 'No' })).code).toBe(40400);
    expect(await posts('cl_public')).toEqual([]);
    expect((await ask('classes.list', { q: 'cl_public' })).data.items).toEqual([]);
    expect(await moderate('no_such', 'hide')).toBe('no-comment');
  });
});
