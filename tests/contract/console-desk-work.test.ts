/** What the desk does for people one by one: rights given and taken back, comments answered and pinned, an exam saved (D72, D88, D138). */
import { describe, expect, it } from 'vitest';
import { withExams } from './exams-fixture.ts';
import { SHOP } from './rights-fixture.ts';

const exams = withExams();
const { ask, send, somebody, newGoods } = exams;
const logOf = async (q: string) => (await ask('audit.list', { q })).data.items;

describe('console.access.grant and revoke', () => {
  it('D72, D138: give a good by hand with a reason, take it back, and give it again', async () => {
    await newGoods('g_by_hand', { price: 9900 });
    const me = await somebody();
    const of = { person: me.id, goods_id: 'g_by_hand' };
    const canStudy = async () => (await exams.purchased(me, 'g_by_hand')).data.is_purchased;
    expect(await canStudy()).toBe(0);
    const grant = (more: object = {}) => ask('access.grant', { ...of, reason: 'Won a prize', ...more });
    expect(await grant({ days: 30 })).toMatchObject({
      code: 0,
      data: { user_id: me.id, goods_id: 'g_by_hand', to_ts: expect.any(Number) },
    });
    expect(await canStudy()).toBe(1);
    expect((await grant()).data.to_ts).toBe(0);
    expect(await ask('access.revoke', { ...of, reason: 'A mistake' })).toMatchObject({
      code: 0,
      data: { revoked: 1 },
    });
    expect(await canStudy()).toBe(0);
    expect((await ask('access.revoke', { ...of, reason: 'Again' })).code).toBe(40900);
    expect((await grant()).code).toBe(0);
    expect(await canStudy()).toBe(1);
    const rows = await logOf(`right of ${me.id}`);
    expect(rows.map(({ call }: { call: string }) => call).toSorted()).toEqual([
      'console.access.grant',
      'console.access.grant',
      'console.access.grant',
      'console.access.revoke',
    ]);
    const reasons = rows.map(({ after }: { after: { reason: string } }) => after.reason);
    expect(new Set(reasons)).toEqual(new Set(['Won a prize', 'A mistake']));
  });

  it('D72, D138: find the person by phone too, say what is not there, and leave what was bought', async () => {
    await newGoods('g_bought_right', { price: 9900 });
    const me = await exams.learner('g_bought_right');
    const phone = (await exams.test().database.stores.users.byId(SHOP, me.id))?.phone ?? '';
    const input = { goods_id: 'g_bought_right', reason: 'Late' };
    expect((await ask('access.revoke', { ...input, person: phone })).code).toBe(40900);
    expect((await ask('access.grant', { ...input, person: phone })).data.user_id).toBe(me.id);
    const missing = async (more: object) =>
      (await ask('access.grant', { ...input, person: me.id, ...more })).data;
    expect(await missing({ person: 'u_nobody' })).toEqual({ missing: 'no-person' });
    expect(await missing({ goods_id: 'g_nothing' })).toEqual({ missing: 'no-goods' });
    expect((await ask('access.grant', { ...input, person: me.id, reason: ' ' })).code).toBe(40000);
  });
});

describe('console.comments.reply, and pinned comments', () => {
  async function comment(goods: string, content: string) {
    const me = await somebody();
    const { data } = await send(me, 'comment.add', { resource_id: goods, resource_type: 50, content });
    await ask('comments.moderate', { id: data.id, verb: 'approve' });
    return String(data.id);
  }
  const listOf = async (resource_id: string) =>
    (
      await exams.test().ask('knowledge', {
        url: `/api/comment.get/1.0.0?resource_id=${resource_id}&resource_type=50&sort=hot`,
      })
    ).json().data.list;

  it('D88, D138: the shop answers below a comment, under its own name, and below the comment of a reply', async () => {
    await newGoods('g_answered', { price: 0, payState: 0 });
    const id = await comment('g_answered', 'Is there a transcript?');
    const reply = await ask('comments.reply', { id, content: ' Yes, below the film. ' });
    expect(reply.code).toBe(0);
    const [shownEntry] = await listOf('g_answered');
    expect(shownEntry.replies).toMatchObject({
      total: 1,
      top2: [{ content: 'Yes, below the film.', user: { is_teacher: true, nickname: 'Lumen Academy' } }],
    });
    expect((await ask('comments.reply', { id: reply.data.id, content: 'And in the bag.' })).code).toBe(0);
    expect((await listOf('g_answered'))[0].replies.total).toBe(2);
    await ask('comments.moderate', { id, verb: 'hide' });
    expect((await ask('comments.reply', { id, content: 'Too late' })).code).toBe(40900);
    expect((await ask('comments.reply', { id: reply.data.id, content: 'Too late' })).code).toBe(40900);
    expect((await ask('comments.reply', { id: 'cm_nothing', content: 'Nobody' })).code).toBe(40400);
  });

  it('D88, D138: a pinned comment stands before all others, once', async () => {
    await newGoods('g_pinned', { price: 0, payState: 0 });
    const [first, second] = [await comment('g_pinned', 'First'), await comment('g_pinned', 'Second')];
    const pin = (id: string, verb = 'pin') => ask('comments.moderate', { id, verb });
    expect((await pin(first)).data.outcome).toBe('done');
    expect((await pin(first)).data.outcome).toBe('already');
    const ids = async () => (await listOf('g_pinned')).map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([first, second]);
    expect((await pin(second)).data.outcome).toBe('done');
    expect((await pin(first, 'unpin')).data.outcome).toBe('done');
    expect(await ids()).toEqual([second, first]);
    const { items } = (await ask('comments.list', { limit: 100 })).data;
    const pinnedValue = items.filter(({ is_pinned: isPinned }: { is_pinned: boolean }) => isPinned);
    expect(pinnedValue.map(({ id }: { id: string }) => id)).toEqual([second]);
  });
});

describe('console.exams.get and save', () => {
  it('D127, D138: reads an exam with its questions, and saves what is named of it', async () => {
    await exams.exam('ex_form');
    const { item, version } = (await ask('exams.get', { id: 'ex_form' })).data;
    expect(item).toMatchObject({ duration_s: 600, pass_score: 30 });
    expect(item.questions.map(({ id }: { id: string }) => id)).toEqual([
      'x_single',
      'x_multi',
      'x_judge',
      'x_blank',
      'x_essay',
    ]);
    const addedValue = { kind: 'judge', stem: 'New?', answer: ['true'], score: 5 };
    const questions = [{ id: 'x_judge' }, { id: 'x_single', stem: 'One, please?' }, addedValue];
    const change = { pass_score: 10, duration_s: null, questions };
    const savedAnswer = await ask('exams.save', { id: 'ex_form', version, item: change });
    expect(savedAnswer).toMatchObject({ code: 0, data: { id: 'ex_form', notes: [] } });
    const after = (await ask('exams.get', { id: 'ex_form' })).data;
    expect(after.version).toBe(savedAnswer.data.version);
    expect(after.item.duration_s).toBeUndefined();
    expect(after.item.questions).toMatchObject([
      { id: 'x_judge', stem: 'So?' },
      { id: 'x_single', stem: 'One, please?', answer: ['B'] },
      { ...addedValue, id: expect.stringMatching(/^q_/) },
    ]);
    expect(await logOf('exam ex_form')).toMatchObject([{ call: 'console.exams.save' }]);
  });

  it('D127, D138: keeps what another saved meanwhile, and names each fault by its pointer', async () => {
    await exams.exam('ex_stale');
    const { version } = (await ask('exams.get', { id: 'ex_stale' })).data;
    const save = (item: object, more: object = { version }) =>
      ask('exams.save', { id: 'ex_stale', item, ...more });
    expect((await save({ pass_score: 11 })).code).toBe(0);
    const stale = await save({ pass_score: 12 });
    expect([stale.code, stale.data.yours, stale.data.theirs.pass_score]).toEqual([
      40900,
      { pass_score: 12 },
      11,
    ]);
    const wrong = await save({ pass_score: -1, questions: [{ id: 'x_single', answer: ['Z'] }] }, {});
    expect(wrong.code).toBe(40000);
    const pointers = wrong.data.faults.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/pass_score', '/questions/0/answer']));
    expect((await ask('exams.get', { id: 'ex_stale' })).data.item.pass_score).toBe(11);
    expect((await ask('exams.get', { id: 'ex_nothing' })).code).toBe(40400);
    expect(
      (await ask('exams.save', { id: 'ex_nothing', item: { questions: [{ id: 'x_single' }] } })).code,
    ).toBe(40000);
  });
});

describe('console.tasks.get and save', () => {
  const task = { kind: 'answer', type: 'text', title: 'Write a page', audience: 'people' };

  it('D86, D127: make a task, change what is named of it, and keep what another saved meanwhile', async () => {
    const me = await somebody();
    const madeAnswer = await ask('tasks.save', { item: { ...task, people: [me.id], stem: 'About a book.' } });
    expect(madeAnswer).toMatchObject({ code: 0, data: { id: expect.stringMatching(/^t_/), notes: [] } });
    const { id, version } = madeAnswer.data;
    const before = (await ask('tasks.get', { id })).data;
    const phone = (await exams.test().database.stores.users.byId(SHOP, me.id))?.phone;
    expect(before).toMatchObject({ version, item: { ...task, people: [phone], stem: 'About a book.' } });
    const save = (item: object, more: object = {}) => ask('tasks.save', { id, item, ...more });
    expect((await save({ title: 'Write two pages', stem: null }, { version })).code).toBe(0);
    const after = (await ask('tasks.get', { id })).data.item;
    expect(after).toEqual({ ...before.item, title: 'Write two pages', stem: undefined });
    const stale = await save({ title: 'Mine' }, { version });
    expect([stale.code, stale.data.yours, stale.data.theirs.title]).toEqual([
      40900,
      { title: 'Mine' },
      'Write two pages',
    ]);
    expect(await logOf(`task ${id}`)).toMatchObject([{ call: 'console.tasks.save' }, {}]);
    expect((await ask('tasks.get', { id: 't_nothing' })).code).toBe(40400);
  });

  it('D86, D127: names each fault by its pointer, in words, and writes nothing', async () => {
    const faultsOf = async (item: object) => {
      const { code, data } = await ask('tasks.save', { item: { ...task, ...item } });
      expect(code).toBe(40000);
      for (const { message, hint } of data.faults) expect([message.en, hint.cn]).not.toContain('');
      return data.faults.map(({ pointer }: { pointer: string }) => pointer);
    };
    const { id } = await somebody();
    expect(await faultsOf({ people: [id, 'nobody'] })).toEqual(['/people/1']);
    expect(await faultsOf({})).toEqual(['/people']);
    expect(await faultsOf({ people: [id], title: '' })).toEqual(['/title']);
    expect(await faultsOf({ people: [id], due: 'soon', type: 'choice' })).toEqual(['/due', '/options']);
  });
});

describe('console.people.disable', () => {
  it('D138: shuts an account out from its next call on, lets it in again, and never an owner', async () => {
    const me = await somebody();
    const set = (is_disabled: boolean, user_id = me.id) =>
      ask('people.disable', { user_id, is_disabled, reason: 'Shared the account' });
    const isIn = async () => (await exams.get(me, 'learn.records.get')).code === 0;
    expect(await isIn()).toBe(true);
    expect(await set(true)).toMatchObject({ code: 0, data: { is_disabled: true } });
    expect(await isIn()).toBe(false);
    expect((await ask('people.get', { id: me.id })).data.item.is_disabled).toBe(true);
    expect((await set(true)).code).toBe(0);
    expect((await set(false)).code).toBe(0);
    expect(await isIn()).toBe(true);
    expect(await logOf(`person ${me.id}`)).toHaveLength(2);
    const { stores } = exams.test().database;
    const owner = await stores.accounts.byPhone(SHOP, '19900000005');
    expect((await set(true, owner?.id)).code).toBe(40900);
    expect((await set(true, 'u_nobody')).code).toBe(40400);
  });
});
