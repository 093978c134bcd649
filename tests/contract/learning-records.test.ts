/** Records as a learner reads them: where they go on, courses as wholes, statistics by day, and a goal of one's own. */
import { describe, expect, it } from 'vitest';
import { COURSE, FILM, TEXT, withLearning } from './learning-fixture.ts';
import { CODES } from '#schemas/api/codes.ts';
import { dayAt, endOfDayAt } from '#server/areas/shop/area.ts';
import { SHOP, type Me } from './rights-fixture.ts';

const { lesson, course, learner, opened, push, get, pass, clock, send, somebody, test } = withLearning();
const MINUTE = 60_000;

/** Two minutes of a lesson, in a course where one is named. */
async function study(me: Me, id: string, change: object = {}, product = '') {
  const session = await opened(me, id, { product_id: product });
  pass(2 * MINUTE);
  const answer = await push(me, session, id, 1, { product_id: product, ...change });
  expect(answer.code).toBe(0);
}
const records = async (me: Me, tab: string) => (await get(me, 'learn.records.get', { tab })).data;
const statistics = async (me: Me) => (await get(me, 'learn.stats.get')).data;
const goal = async (me: Me) => (await get(me, 'learn.goal.get')).data;
const save = (me: Me, input: object) => send(me, 'learn.goal.save', input);

describe('records', () => {
  it('D82: name the course a lesson was opened in, whether it goes on, and how much is left', async () => {
    const film = await lesson('v_record');
    const whole = await course('c_record', [film]);
    const me = await learner(whole);
    await study(me, film, { covered: '0[.]120', org_learn_progress: 120, learn_progress: 20 }, whole);
    expect((await records(me, 'all')).list).toMatchObject([
      {
        resource_id: film,
        product_id: whole,
        product_type: COURSE,
        can_study: true,
        seconds_left: 480,
        stay_time: 120,
        is_finish: 0,
      },
    ]);
    expect((await records(me, 'video')).total).toBe(1);
    expect((await records(me, 'audio')).total).toBe(0);
    expect((await records(me, 'other')).total).toBe(0);
  });

  it('D81: a course is one record, finished when all its lessons are, at the moment of the last', async () => {
    const first = await lesson('t_whole_1', { kind: 'text' });
    const second = await lesson('t_whole_2', { kind: 'text' });
    const whole = await course('c_whole', [first, second]);
    const me = await learner(whole);
    const text = { resource_type: TEXT, learn_progress: 100 };
    const read = async (id: string) => {
      const session = await opened(me, id, { resource_type: TEXT, product_id: whole });
      pass(2 * MINUTE);
      expect((await push(me, session, id, 1, { ...text, product_id: whole })).code).toBe(0);
    };
    await read(first);
    expect((await records(me, 'course')).list).toMatchObject([
      {
        resource_id: whole,
        lesson_count: 2,
        finished_count: 1,
        is_finish: 0,
        finished_at: '',
        stay_time: 120,
      },
    ]);
    await read(second);
    const { list, total } = await records(me, 'course');
    expect([list.length, total]).toEqual([1, 1]);
    expect(list[0]).toMatchObject({
      finished_count: 2,
      is_finish: 1,
      max_learn_progress: 100,
      stay_time: 240,
    });
    expect(list[0].finished_at).toBe(list[0].last_learn_time);
    const courses = (await get(me, 'learn.courses.get')).data.list;
    expect(courses).toMatchObject([{ goods_id: whole, lesson_count: 2, finished_count: 2, is_finish: 1 }]);
    const detail = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/goods.detail.get/2.0.0',
      payload: { goods_id: whole, goods_type: COURSE },
      headers: { cookie: me.cookie, 'app-id': SHOP },
    });
    expect(detail.json().data.learn).toMatchObject({ lesson_count: 2, finished_count: 2, is_finish: 1 });
  });
});

describe('statistics', () => {
  it('R62, ADR-327: seven days and twelve weeks by the server’s clock, by course and in all', async () => {
    const film = await lesson('v_stats');
    const whole = await course('c_stats', [film]);
    const alone = await lesson('v_stats_alone');
    const me = await learner(whole, alone);
    const empty = await statistics(me);
    expect(empty).toMatchObject({ courses: [], total: { seconds: 0, days: 0, finished: 0 } });
    expect([empty.days.length, empty.weeks.length]).toEqual([7, 12]);
    // Early in a day, so that what follows lies in it.
    pass(endOfDayAt(clock.now()) - clock.now() + 60 * MINUTE);
    await study(me, film, {}, whole);
    await study(me, film, {}, whole);
    await study(me, alone);
    const { today, days, weeks, courses, total } = await statistics(me);
    expect(today).toBe(dayAt(clock.now()));
    expect(days.at(-1)).toEqual({ day: today, seconds: 360 });
    expect(weeks.at(-1)).toMatchObject({ seconds: 360, days: 1 });
    expect(courses).toMatchObject([
      { resource_id: whole, resource_type: COURSE, seconds: 240 },
      { resource_id: alone, resource_type: FILM, seconds: 120 },
    ]);
    expect(total).toEqual({ seconds: 360, days: 1, finished: 0 });
  });

  it('B36: belong to the person alone', async () => {
    expect((await statistics(await somebody())).total.seconds).toBe(0);
  });
});

describe('a goal', () => {
  it('ADR-328: is set, met by what is studied, changed and removed', async () => {
    const film = await lesson('v_goal');
    const me = await learner(film);
    const none = { kind: 'none', amount: 0, done: 0 };
    expect(await goal(me)).toEqual(none);
    expect((await save(me, { kind: 'minutes', amount: 15 })).data).toEqual({
      kind: 'minutes',
      amount: 15,
      done: 0,
    });
    await study(me, film);
    expect((await goal(me)).done).toBeGreaterThan(0);
    expect((await save(me, { kind: 'days', amount: 5 })).data).toMatchObject({ kind: 'days', amount: 5 });
    expect((await goal(me)).done).toBeGreaterThan(0);
    expect((await save(me, { kind: 'none' })).data).toEqual(none);
    expect(await goal(me)).toEqual(none);
  });

  it.each([
    { kind: 'days', amount: 8 },
    { kind: 'minutes', amount: 481 },
    { kind: 'minutes' },
    { kind: 'years', amount: 1 },
  ])('ADR-328: %o is none', async (wish) => {
    const me = await somebody();
    expect((await save(me, wish)).code).toBe(CODES['bad-parameters'].code);
    expect((await goal(me)).kind).toBe('none');
  });
});
