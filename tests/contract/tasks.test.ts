/** Tasks over the wire: whose they are, drafts and their versions, handing in, deadlines, files of one's own, reviews (D86, M259, R32). */
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { STUDY_STATE, TASK_STATE } from '#schemas/task/task.ts';
import { personMessage } from '#server/areas/messaging/tables/person-messages.ts';
import { face } from './personal-fixture.ts';
import { DAY, LEARNER, NOBODY, OWNER, SHOP } from './rights-fixture.ts';
import { withTasks } from './tasks-fixture.ts';

const tasks = withTasks();
const { test, clock, pass, somebody, demo, newGoods, task, get, detail, save, commit, decide } = tasks;
const { file, fetchFile, consoleAsk, send, onAnotherDevice } = tasks;
const CONFLICT = CODES['state-conflict'].code;
const due = (ms: number) => new Date(clock.now() + ms).toISOString();

describe('what is to be studied', () => {
  it('D86, D81: states come from learning records and the server’s clock', async () => {
    const me = await demo(LEARNER, 'apptraining');
    const { data } = await get(me, 'task.study.get', {}, 'training');
    const states = new Map(
      data.list.map((one: { task_id: string; state: number }) => [one.task_id, one.state]),
    );
    expect(states.get('task_study_compliance')).toBe(STUDY_STATE.doing);
    expect(states.get('task_study_site')).toBe(STUDY_STATE.overdue);
    expect(states.get('task_study_data')).toBe(STUDY_STATE.notStarted);
    expect(data.counts.reduce((sum: number, one: number) => sum + one, 0)).toBe(5);
    const overdue = await get(me, 'task.study.get', { state: '3' }, 'training');
    expect(overdue.data.list.every((one: { state: number }) => one.state === 3)).toBe(true);
    expect((await get(NOBODY, 'task.study.get')).code).toBe(CODES['not-logged-in'].code);
    expect((await get(me, 'task.list.get', {}, 'training')).data.total).toBe(3);
  });
});

describe('whose tasks', () => {
  it('M28, D86: a list by state with counts, open tasks first; no one reads another person’s', async () => {
    const me = await demo(LEARNER);
    const { data } = await get(me, 'task.list.get');
    expect(data.counts).toEqual([2, 1, 1, 1, 1]);
    expect(data.list.map((one: { state: number }) => one.state)).toEqual([3, 0, 0, 1, 2, 4]);
    const returnedAnswer = await get(me, 'task.list.get', { state: '3' });
    expect(returnedAnswer.data).toMatchObject({
      total: 1,
      has_more: false,
      list: [{ task_id: 'task_story' }],
    });
    expect((await get(me, 'task.list.get', { page_size: '2' })).data.has_more).toBe(true);
    expect((await get(NOBODY, 'task.list.get')).code).toBe(CODES['not-logged-in'].code);
    expect((await detail(NOBODY, 'task_first')).code).toBe(CODES['not-logged-in'].code);
  });

  it('D86: a task of another person or another shop is not found', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const id = await task(me);
    expect((await detail(me, id)).code).toBe(0);
    for (const answer of [
      await detail(other, id),
      await save(other, id, 0, { answer: 'a' }),
      await commit(other, id, 1),
      await detail(me, 'task_gear'),
    ])
      expect(answer.code).toBe(CODES['not-found'].code);
    expect((await get(other, 'task.list.get')).data.total).toBe(0);
  });

  it('D86, D72: what belongs to a good is for those who have a right to it, while they have it', async () => {
    const me = await somebody();
    const goodsId = await newGoods(`v_task_${me.id.slice(-6)}`);
    const id = await task(me, { audience: 'owners', people: undefined, goods_id: goodsId });
    expect((await detail(me, id)).code).toBe(CODES['not-found'].code);
    const { entitlements } = test().database.stores;
    const right = { resourceId: goodsId, source: 'order' as const, orderId: 'o_task', from: 0 };
    await entitlements.give(SHOP, me.id, { ...right, to: clock.now() + DAY });
    expect((await detail(me, id)).data).toMatchObject({ goods_id: goodsId, can_answer: true });
    await save(me, id, 0, { answer: 'a' });
    await commit(me, id, 1);
    pass(2 * DAY);
    expect((await detail(me, id)).data).toMatchObject({ state: TASK_STATE.committed, can_answer: false });
  });
});

describe('a draft', () => {
  it('M259, D86: is kept whole, and told again', async () => {
    const me = await somebody();
    const id = await task(me, { type: 'choice', options: ['a', 'b', 'c'], is_multiple: true });
    expect((await save(me, id, 0, { answer: 'why', options: [2, 0, 2, 9] })).data).toMatchObject({
      version: 1,
      state: TASK_STATE.draft,
    });
    expect((await detail(me, id)).data.answer).toMatchObject({ answer: 'why', options: [0, 2], version: 1 });
  });

  it('D86: of two tabs the second learns of the conflict; the same answer once more is already saved', async () => {
    const me = await somebody();
    const id = await task(me);
    const both = await Promise.all([save(me, id, 0, { answer: 'one' }), save(me, id, 0, { answer: 'two' })]);
    expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, CONFLICT]);
    const { answer } = (await detail(me, id)).data;
    expect(await save(me, id, 0, { answer: answer.answer })).toMatchObject({ code: 0, data: { version: 1 } });
    expect(await save(me, id, 0, { answer: 'three' })).toMatchObject({
      code: CONFLICT,
      data: { version: 1 },
    });
    expect((await save(me, id, 7, { answer: 'x' })).code).toBe(CONFLICT);
  });

  it.each([
    ['too long a text', { answer: 'a'.repeat(5001) }],
    ['ten pictures', { images: Array.from({ length: 10 }, () => `/uploads/own-${'a'.repeat(32)}.png`) }],
    [
      'four recordings',
      {
        audio: Array.from({ length: 4 }, () => ({ path: `/uploads/own-${'a'.repeat(32)}.mp3`, seconds: 1 })),
      },
    ],
    ['six minutes', { audio: [{ path: `/uploads/own-${'a'.repeat(32)}.mp3`, seconds: 301 }] }],
    ['a file that is not there', { images: [`/uploads/own-${'a'.repeat(32)}.png`] }],
    ['an address elsewhere', { images: ['https://evil.example/a.png'] }],
  ])('D86, R45: %s is refused', async (_name, parts) => {
    const me = await somebody();
    const id = await task(me);
    expect((await save(me, id, 0, parts)).code).toBe(CODES['bad-parameters'].code);
    expect((await detail(me, id)).data.state).toBe(TASK_STATE.todo);
  });
});

describe('handing in', () => {
  it('D86: needs what the type asks for, happens once, and takes no change after', async () => {
    const me = await somebody();
    const id = await task(me);
    await save(me, id, 0, { answer: '  ' });
    expect(await commit(me, id, 1)).toMatchObject({
      code: CODES['answers-invalid'].code,
      data: { missing: 'text' },
    });
    await save(me, id, 1, { answer: 'done' });
    expect((await commit(me, id, 1)).code).toBe(CONFLICT);
    const [one, two] = await Promise.all([commit(me, id, 2), commit(me, id, 2)]);
    expect([one, two]).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(one.data).toEqual(two.data);
    expect((await save(me, id, 2, { answer: 'more' })).code).toBe(CONFLICT);
    expect((await detail(me, id)).data).toMatchObject({ state: TASK_STATE.committed, can_answer: false });
  });

  it('D86: by the server’s clock: shows what is overdue, marks a late answer where it is accepted, else refuses it', async () => {
    const me = await somebody();
    const lenient = await task(me, { due: due(DAY) });
    const strict = await task(me, { due: due(DAY), allows_late: false });
    await save(me, strict, 0, { answer: 'a' });
    pass(DAY + 60_000);
    expect((await detail(me, strict)).data).toMatchObject({ is_overdue: true, can_answer: false });
    expect((await save(me, strict, 1, { answer: 'b' })).code).toBe(CONFLICT);
    expect((await commit(me, strict, 1)).code).toBe(CONFLICT);
    expect((await detail(me, lenient)).data).toMatchObject({ is_overdue: true, can_answer: true });
    await save(me, lenient, 0, { answer: 'a' });
    expect((await commit(me, lenient, 1)).data).toMatchObject({ is_late: true, state: TASK_STATE.committed });
  });
});

describe('files of one’s own', () => {
  it('R32, D93: serves the learner who handed them in and the shop’s staff; no one else gets a byte', async () => {
    const [me, other, owner] = [await somebody(), await somebody(), await demo(OWNER)];
    const id = await task(me, { type: 'audio' });
    const [sound, picture] = [await file(me, 'audio'), await file(me, 'image', await face())];
    expect(sound).toMatch(/^\/uploads\/own-[a-f0-9]{32}\.mp3$/);
    const keptAnswer = await save(me, id, 0, { images: [picture], audio: [{ path: sound, seconds: 3 }] });
    expect(keptAnswer.code).toBe(0);
    const { answer } = (await detail(me, id)).data;
    for (const { url, path } of [answer.audio[0], answer.images[0]]) {
      const servedResponse = await fetchFile(me, url);
      expect(servedResponse.statusCode).toBe(200);
      expect(servedResponse.headers['cache-control']).toBe('private, no-store');
      expect((await fetchFile(owner, url)).statusCode).toBe(200);
      expect((await fetchFile(NOBODY, url)).statusCode).toBe(401);
      expect((await fetchFile(other, url)).statusCode).toBe(403);
      expect((await fetchFile(me, url, 'training')).statusCode).toBe(401);
      const forgedValue = url.replace(
        /s=(.)/,
        (_whole: string, first: string) => `s=${first === 'A' ? 'B' : 'A'}`,
      );
      expect((await fetchFile(me, forgedValue)).statusCode).toBe(403);
      expect((await fetchFile(me, path)).statusCode).toBe(404);
      expect((await fetchFile(NOBODY, path)).statusCode).toBe(404);
    }
    expect((await save(other, await task(other), 0, { images: [picture] })).code).toBe(
      CODES['bad-parameters'].code,
    );
    pass(16 * 60_000);
    expect((await fetchFile(me, answer.audio[0].url)).statusCode).toBe(403);
    const { url } = (await detail(me, id)).data.answer.audio[0];
    await save(me, id, 1, { images: [picture] });
    expect((await fetchFile(me, url)).statusCode).toBe(404);
  });

  it('R32: a file anybody could fetch by its path is not taken', async () => {
    const me = await somebody();
    const open = await file(me, 'audio', undefined, false);
    expect((await save(me, await task(me), 0, { audio: [{ path: open, seconds: 1 }] })).code).toBe(40000);
  });
});

describe('reviews', () => {
  it('D86: sent back with a word, mended, reviewed with a score; told each time, once', async () => {
    const me = await somebody();
    const id = await task(me, { title: { cn: '作文', en: 'Essay' } });
    await save(me, id, 0, { answer: 'first' });
    expect((await decide(id, me, { verb: 'return', comment: 'c' })).code).toBe(CONFLICT);
    await commit(me, id, 1);
    expect((await decide(id, me, { verb: 'return' })).code).toBe(CODES['bad-parameters'].code);
    expect((await decide(id, me, { verb: 'return', comment: 'More, please' })).code).toBe(0);
    const back = (await detail(me, id)).data;
    expect(back).toMatchObject({
      state: TASK_STATE.returned,
      can_answer: true,
      answer: { comment: 'More, please' },
    });
    await vi.waitFor(async () => expect(await messagesOf(me.id)).toHaveLength(1), { timeout: 10_000 });
    pass(1000);
    await save(me, id, 1, { answer: 'second' });
    expect((await detail(me, id)).data.state).toBe(TASK_STATE.returned);
    await commit(me, id, 2);
    expect((await decide(id, me, { verb: 'review', score: 88, comment: 'Good' })).code).toBe(0);
    expect((await decide(id, me, { verb: 'review', score: 1 })).code).toBe(CONFLICT);
    expect((await detail(me, id)).data).toMatchObject({
      state: TASK_STATE.reviewed,
      score: 88,
      answer: { comment: 'Good', answer: 'second' },
    });
    await vi.waitFor(async () => expect(await messagesOf(me.id)).toHaveLength(2), { timeout: 10_000 });
    const toldIds = await messagesOf(me.id);
    expect(toldIds.map(({ purpose, locale }) => [purpose, locale])).toEqual([
      ['task-returned', 'en'],
      ['task-reviewed', 'en'],
    ]);
    expect(toldIds[1]?.text).toContain('“Essay” was reviewed. Score: 88. Comment: Good');
    expect(toldIds[1]?.text).toContain(`/checkTask?task_id=${id}`);
  });

  it('D86: the shop’s people read what was handed in, never a draft', async () => {
    const me = await somebody();
    const id = await task(me, { type: 'choice', options: ['a', 'b'] });
    const readListedValue = async (filter: object = { task_id: id }, more: object = {}) =>
      (await consoleAsk('task_answers.list', { filter, ...more })).data;
    await save(me, id, 0, { options: [1], answer: 'b' });
    expect((await readListedValue()).total).toBe(0);
    expect((await consoleAsk('task_answers.list', { filter: { state: 'draft' } })).code).toBe(40000);
    await commit(me, id, 1);
    expect((await readListedValue()).items).toMatchObject([
      {
        user_id: me.id,
        options: ['b'],
        answer: 'b',
        state: TASK_STATE.committed,
        phone: expect.stringContaining('****'),
      },
    ]);
    expect((await readListedValue({ person: me.id, state: 'committed' })).total).toBe(1);
    expect((await readListedValue({ task_id: id, state: 'returned' })).total).toBe(0);
    const inTraining = await readListedValue({}, { shop: 'training', limit: 100 });
    expect(inTraining.items).not.toContainEqual(expect.objectContaining({ task_id: id }));
    expect((await send(me, 'task.answer.commit', { task_id: id, version: 1 })).code).toBe(0);
    expect((await commit(await onAnotherDevice(me), id, 1)).code).toBe(0);
  });

  it('D86: tasks are brought in all or, with every fault named, none; and read as they were brought', async () => {
    const me = await somebody();
    const id = await task(me, { due: '2030-01-01T00:00Z', stem: 's' });
    const { items } = (await consoleAsk('tasks.list', { q: id })).data;
    const [match] = items;
    expect(match).toMatchObject({ due: '2030-01-01T00:00Z', stem: 's', type: 'text', audience: 'people' });
    expect(match.answers).toEqual({ draft: 0, committed: 0, returned: 0, reviewed: 0 });
    const { tasks: exportedValue } = (await consoleAsk('tasks.export')).data;
    const entry = exportedValue.find((one: { id: string }) => one.id === id);
    const [phone] = entry.people;
    const people = [`${phone.slice(0, 3)}****${phone.slice(-4)}`];
    expect(match, 'D138: a list shows no whole phone').toEqual({
      ...entry,
      people,
      answers: match.answers,
    });
    const bad = { ...entry, id: 'bad', due: 'tomorrow', goods_id: 'none', people: ['1'], title: 'changed' };
    const takenAnswer = await consoleAsk('tasks.import', {
      tasks: [{ ...entry, title: 'changed' }, bad, bad],
    });
    expect(takenAnswer.code).toBe(CODES['config-invalid'].code);
    const reasons = new Set(takenAnswer.data.errors.map(({ reason }: { reason: string }) => reason));
    expect(reasons).toEqual(new Set(['twice', 'moment', 'goods', 'person']));
    expect((await detail(me, id)).data.title).toBe('T');
    await consoleAsk('tasks.import', { tasks: [{ ...entry, is_off: true }] });
    expect((await detail(me, id)).code).toBe(CODES['not-found'].code);
  });

  it('D140: who imported tasks and decided on answers stands in the audit log, without scores and phones', async () => {
    const me = await somebody();
    const id = await task(me);
    await save(me, id, 0, { answer: 'a' });
    await commit(me, id, 1);
    await decide(id, me, { verb: 'review', score: 91, author: 'Mei' });
    const { items } = (await consoleAsk('audit.list', { q: id })).data;
    expect(items).toMatchObject([
      {
        who: 'Mei',
        call: 'console.task_answers.decide',
        subject: `answer of ${me.id} to task ${id}`,
        before: { state: TASK_STATE.committed },
        after: { state: TASK_STATE.reviewed },
      },
    ]);
    const imports = (await consoleAsk('audit.list', { q: 'tasks.import', limit: 100 })).data.items;
    expect(imports).toContainEqual(
      expect.objectContaining({
        subject: 'tasks',
        before: { count: 0, ids: [] },
        after: { count: 1, ids: [id] },
      }),
    );
    const { tasks } = (await consoleAsk('tasks.export')).data;
    const entry = tasks.find((one: { id: string }) => one.id === id);
    for (const isOff of [true, true])
      await consoleAsk('tasks.import', { tasks: [{ ...entry, is_off: isOff }], author: 'Twice' });
    const twice = (await consoleAsk('audit.list', { q: 'Twice' })).data.items;
    expect(twice, 'what changes nothing is not logged').toHaveLength(1);
    // Ids and moments have digits of their own.
    const changes = items.map(({ before, after }: { before: unknown; after: unknown }) => [before, after]);
    expect(JSON.stringify(changes)).not.toContain('91');
  });

  it('D138: tasks and answers are read part by part, none twice and none left out, in one moment too', async () => {
    const me = await somebody();
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => task(me)));
    for (const id of ids) {
      await save(me, id, 0, { answer: `part of ${me.id}` });
      await commit(me, id, 1);
    }
    const parts = async (name: string, more: object) => {
      const rows: { id: string; task_id: string }[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await consoleAsk(name, {
          ...more,
          limit: 2,
          ...(cursor === undefined ? {} : { cursor }),
        });
        expect(data.total).toBe(5);
        expect(data.items.length).toBeLessThanOrEqual(2);
        rows.push(...data.items);
        cursor = data.next;
      } while (cursor !== undefined);
      return rows;
    };
    const answers = await parts('task_answers.list', { q: me.id });
    expect(answers.map(({ task_id }) => task_id).toSorted()).toEqual(ids.toSorted());
    const tasksOfMe = await parts('tasks.list', { q: me.id.slice(-6) });
    expect(tasksOfMe.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await consoleAsk('tasks.list', { cursor: 'nonsense' })).code).toBe(40000);
  });
});

async function messagesOf(userId: string) {
  return test()
    .database.db.select()
    .from(personMessage)
    .where(eq(personMessage.userId, userId))
    .orderBy(asc(personMessage.createdAt));
}
