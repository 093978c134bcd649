/** Study sessions over HTTP: one plays at a time, where one goes on, and how far one is (D80-D82, ADR-312). */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { area } from '#server/areas/learning/area.ts';
import { SESSIONS_MAX } from '#server/areas/learning/limits.ts';
import { studyClock, studySession } from '#server/areas/learning/tables/learning.ts';
import { COURSE, TEXT, withLearning } from './learning-fixture.ts';
import { DAY, LEARNER, NOBODY, type Me } from './rights-fixture.ts';

const study = withLearning();
const { lesson, course, learner, open, opened, push, get, send, pass, recordOf, onAnotherDevice } = study;
const MINUTE = 60_000;

describe('a session', () => {
  it('D80: says where the learner was, and what the client has to know', async () => {
    const film = await lesson('v_open');
    const me = await learner(film);
    const { data } = await open(me, film);
    expect(data.session_id).toMatch(/^[a-z0-9]{26}$/);
    expect(data).toMatchObject({
      position: 0,
      covered: '',
      learn_progress: 0,
      max_learn_progress: 0,
      is_finish: 0,
      interval: 120,
      report_points: [50, 90, 100],
      seek_limit: -1,
      counts_hidden: 1,
      server_time: study.clock.now(),
    });
    pass(2 * MINUTE);
    await push(me, data, film, 1, { covered: '0[.]90', org_learn_progress: 90, learn_progress: 15 });
    expect((await open(me, film, { take: 1 })).data).toMatchObject({
      position: 90,
      covered: '0[.]90',
      learn_progress: 15,
      max_learn_progress: 15,
    });
    expect((await open(NOBODY, film)).code).toBe(CODES['not-logged-in'].code);
  });

  const beat = (me: Me, session: { session_id: string }, state: string, more: object = {}) =>
    send(me, 'learn.play.beat', { session_id: session.session_id, state, ...more });
  const PLAYS = CODES['too-many-players'].code;

  it('D129: what is opened, read or paused takes nothing from anybody', async () => {
    const [film, text] = [await lesson('v_still'), await lesson('i_still', { kind: 'text' })];
    const me = await learner(film, text);
    const there = await onAnotherDevice(me);
    const first = await opened(me, film);
    const read = await opened(me, text, { resource_type: TEXT });
    pass(MINUTE);
    const reading = { resource_type: TEXT, learn_progress: 10, spend_time: 60 };
    expect((await push(me, read, text, 1, reading)).code).toBe(0);
    expect((await beat(me, first, 'paused', { position: 5 })).code).toBe(0);
    expect((await open(there, film)).code).toBe(0);
    expect((await push(me, first, film, 1, { spend_time: 0 })).code).toBe(0);
    expect((await open(there, film)).code).toBe(0);
  });

  it('D129, D80: a second player reads the device and since when, and takes over at the same second', async () => {
    const film = await lesson('v_second');
    const me = await learner(film);
    const there = await onAnotherDevice(me);
    const first = await opened(me, film);
    const since = study.clock.now();
    expect((await beat(me, first, 'playing', { position: 100 })).data).toMatchObject({ next_beat: 5 });
    pass(5000);
    await beat(me, first, 'playing', { position: 105 });
    pass(3000);
    const refusedAnswer = await open(there, film);
    expect(refusedAnswer).toMatchObject({
      code: PLAYS,
      data: { since, is_same_login: 0, resource_id: film },
    });
    expect(refusedAnswer.data.device).toEqual(expect.any(String));
    const second = await opened(there, film, { take: 1 });
    expect(second.position).toBe(108);
    expect((await beat(me, first, 'playing', { position: 108 })).code).toBe(PLAYS);
    expect((await beat(there, second, 'playing', { position: 108 })).code).toBe(0);
    const toldAnswer = await push(me, first, film, 1, { spend_time: 8, stay_time: 8, covered: '100[.]108' });
    expect([toldAnswer.code, (await recordOf(me, film))?.stayTime]).toEqual([0, 8]);
  });

  it('D129: the lease is given back by a stop, and old after twenty seconds without a beat', async () => {
    const film = await lesson('v_ends');
    const me = await learner(film);
    const there = await onAnotherDevice(me);
    const session = await opened(me, film);
    await beat(me, session, 'playing', { seq: 1 });
    expect((await open(there, film)).code).toBe(PLAYS);
    await beat(me, session, 'stopped', { seq: 2 });
    // A beat that was overtaken says nothing.
    await beat(me, session, 'playing', { seq: 1 });
    expect((await open(there, film)).code).toBe(0);
    await beat(me, session, 'playing');
    pass(19_999);
    expect((await open(there, film)).code).toBe(PLAYS);
    pass(1);
    const other = await opened(there, film);
    expect((await beat(there, other, 'playing')).code).toBe(0);
    expect((await beat(me, session, 'playing')).code).toBe(PLAYS);
    await beat(there, other, 'stopped');
    expect((await beat(me, session, 'playing')).code).toBe(0);
  });

  it('D129: a clock that was put back blocks no one', async () => {
    const film = await lesson('v_put_back');
    const me = await learner(film);
    const there = await onAnotherDevice(me);
    await beat(me, await opened(me, film), 'playing');
    pass(-60 * MINUTE);
    expect((await open(there, film)).code).toBe(0);
    pass(60 * MINUTE);
  });

  it('D80, D129: a client without beats plays by its reports; who was taken over keeps what was done before', async () => {
    const [film, other] = [await lesson('v_lease'), await lesson('v_lease_2')];
    const me = await learner(film, other);
    const there = await onAnotherDevice(me);
    const [first, second] = [await opened(me, film), await opened(there, other)];
    pass(MINUTE);
    const began = await push(me, first, film, 1, { spend_time: 60, stay_time: 60 });
    expect(began.data).toMatchObject({ credited: 60 });
    expect((await push(there, second, other, 1)).code).toBe(PLAYS);
    expect((await open(there, other)).code).toBe(PLAYS);
    pass(5000);
    const outcome = await opened(there, other, { take: 1 });
    pass(MINUTE);
    expect((await push(there, outcome, other, 1, { spend_time: 60, stay_time: 60 })).data).toMatchObject({
      credited: 60,
    });
    const toldAnswer = await push(me, { ...first, beat: began.data.beat }, film, 2);
    expect([toldAnswer.code, toldAnswer.data.kept_seq]).toEqual([PLAYS, 2]);
    expect((await recordOf(me, film))?.stayTime).toBe(65);
  });

  it('D80: a reload and the next lesson follow in the same login without asking', async () => {
    const [film, next] = [await lesson('v_reload'), await lesson('v_next')];
    const me = await learner(film, next);
    const first = await opened(me, film);
    pass(MINUTE);
    await push(me, first, film, 1, { covered: '0[.]60', org_learn_progress: 60, learn_progress: 10 });
    const again = await opened(me, film);
    expect(again.position).toBe(60);
    const after = await opened(me, next);
    pass(10_000);
    expect((await push(me, after, next, 1, { spend_time: 10, stay_time: 10 })).code).toBe(0);
    pass(10_000);
    expect((await push(me, first, film, 2, { spend_time: 20, stay_time: 20 })).code).toBe(PLAYS);
  });

  it('D80: an answer that was lost costs nothing', async () => {
    const film = await lesson('v_lost');
    const me = await learner(film);
    const session = await opened(me, film);
    for (const seq of [1, 2, 3]) {
      pass(2 * MINUTE);
      expect((await push(me, session, film, seq)).data).toMatchObject({ credited: 120, kept_seq: seq });
    }
  });

  it('R16: of one learner only so many are kept, and none for longer than a week', async () => {
    const film = await lesson('v_sessions');
    const me = await learner(film);
    const rows = () => study.db().select().from(studySession).where(eq(studySession.userId, me.id));
    const first = await opened(me, film);
    const [pattern] = await rows();
    if (pattern === undefined) throw new Error('No session was kept.');
    const more = Array.from({ length: SESSIONS_MAX - 1 }, (_, index) => ({
      ...pattern,
      id: String(index).padStart(26, '0'),
      lastAnswerAt: pattern.lastAnswerAt + 1 + index,
    }));
    await study.db().insert(studySession).values(more);
    pass(MINUTE);
    const last = await opened(me, film, { take: 1 });
    const ids = (await rows()).map(({ id }) => id);
    expect([ids.length, ids.includes(first.session_id), ids.includes(last.session_id)]).toEqual([
      SESSIONS_MAX,
      false,
      true,
    ]);
    for (const remove of area.retention) await remove(study.db(), study.clock.now() + 8 * DAY);
    expect(await rows()).toEqual([]);
  });

  it('D90: what is kept of sessions goes with the account', async () => {
    const film = await lesson('v_forget');
    const [me, other] = [await learner(film), await learner(film)];
    for (const who of [me, other]) {
      const session = await opened(who, film);
      pass(MINUTE);
      await push(who, session, film, 1);
    }
    const db = study.db();
    await db.transaction((tx) => area.forget(tx, { appId: 'appknowledge', userId: me.id }));
    const owners = async (table: typeof studySession | typeof studyClock) =>
      (await db.select({ id: table.userId }).from(table)).map(({ id }) => id);
    for (const table of [studySession, studyClock]) {
      expect(await owners(table)).not.toContain(me.id);
      expect(await owners(table)).toContain(other.id);
    }
    expect(await recordOf(me, film)).toBeUndefined();
  });
});

describe('how far a learner is', () => {
  /** All of a film, in two reports. */
  async function finish(me: Me, film: string, more: object = {}): Promise<void> {
    const session = await opened(me, film, { take: 1, ...more });
    pass(2 * MINUTE);
    const half = await push(me, session, film, 1, { covered: '0[.]300', ...more });
    pass(2 * MINUTE);
    await push(me, half.data.beat === undefined ? session : { ...session, beat: half.data.beat }, film, 2, {
      covered: '300[.]600',
      learn_progress: 100,
      org_learn_progress: 600,
      ...more,
    });
  }

  it('D81, D82: catalogue, courses and progress tell what was studied', async () => {
    const [first, second] = [await lesson('v_c1'), await lesson('v_c2')];
    const id = await course('c_far', [first, second]);
    const me = await learner(id);
    await finish(me, first, { product_id: id });
    const request = { resource_ids: [first, second, first] };
    const progress = (more: object = {}) => send(me, 'learn.progress.get', { ...request, ...more });
    const outcome = { resource_id: first, learn_progress: 100, max_learn_progress: 100, is_finish: 1 };
    expect((await progress()).data.list).toMatchObject([{ ...outcome, org_learn_progress: 600 }]);
    expect((await progress({ product_id: id })).data.list).toHaveLength(1);
    expect((await progress({ product_id: '' })).data.list).toEqual([]);
    expect((await send(await learner(), 'learn.progress.get', request)).data.list).toEqual([]);
    const { list } = (await get(me, 'learn.courses.get')).data;
    expect(list).toMatchObject([{ goods_id: id, max_progress: 50, is_finish: 0, lesson_title: first }]);
    const { list: nodes } = (await send(me, 'goods.directory.get', { goods_id: id })).data;
    expect(nodes.map((one: { is_finish: number }) => one.is_finish)).toEqual([1, 0]);
  });

  it('D82: a package that does not hold the lesson is none', async () => {
    const film = await lesson('v_loose');
    const me = await learner(film);
    const session = await opened(me, film, { product_id: 'c_far' });
    pass(MINUTE);
    await push(me, session, film, 1, { product_id: 'c_far' });
    expect((await recordOf(me, film))?.productId).toBe('');
  });

  const next = async (me: Me, query: Record<string, string> = {}) =>
    (await get(me, 'learn.next.get', query)).data.list;

  it('D82: one goes on with the lesson begun last, then with the next that is open', async () => {
    const films = [await lesson('v_n1'), await lesson('v_n2'), await lesson('v_n3')];
    const [first = '', second = '', third = ''] = films;
    const later = Math.floor((study.clock.now() + DAY) / 1000);
    const id = await course('c_next', films, [0, later, 0]);
    const me = await learner(id);
    expect(await next(me)).toEqual([]);
    expect(await next(me, { product_id: id })).toEqual([]);
    const session = await opened(me, first, { product_id: id });
    pass(2 * MINUTE);
    await push(me, session, first, 1, { covered: '0[.]120', org_learn_progress: 120, learn_progress: 20 });
    const start = { resource_id: first, product_id: id, product_type: COURSE, number: 1, lesson_count: 3 };
    expect(await next(me)).toMatchObject([
      { ...start, title: first, seconds_left: 480, learn_progress: 20, finished_count: 0 },
    ]);
    await finish(me, first, { product_id: id });
    const open = { resource_id: third, number: 3, finished_count: 1, seconds_left: 600 };
    expect(await next(me, { product_id: id })).toMatchObject([open]);
    await finish(me, third, { product_id: id });
    expect(await next(me)).toEqual([]);
    pass(2 * DAY);
    expect(await next(me)).toMatchObject([{ resource_id: second, number: 2, finished_count: 2 }]);
  });

  it('D82: what was opened by itself is gone on with, while it may be studied', async () => {
    const text = await lesson('i_next', { kind: 'text' });
    const me = await learner(text);
    const session = await opened(me, text, { resource_type: TEXT });
    pass(10_000);
    const notice = { resource_type: TEXT, learn_progress: 40, org_learn_progress: 900, spend_time: 10 };
    await push(me, session, text, 1, notice);
    expect(await next(me)).toMatchObject([
      { resource_id: text, product_id: '', number: 0, lesson_count: 0, seconds_left: 0, learn_progress: 40 },
    ]);
    pass(10_000);
    await push(me, session, text, 2, { ...notice, learn_progress: 90 });
    expect(await next(me)).toEqual([]);
    expect((await get(me, 'learn.next.get', { product_id: 'g_none' })).code).toBe(CODES['not-found'].code);
  });

  it('D82: the busy learner of the demo has something to go on with', async () => {
    const [match] = await next(await study.demo(LEARNER));
    expect(match).toMatchObject({ resource_id: expect.stringMatching(/./) });
  });
});
