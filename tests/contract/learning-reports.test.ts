/** Learning reports over HTTP: as the form carries them, from whom they are taken, what they are worth (M252, R38, D78-D82). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { BATCH_MAX } from '#schemas/api/learning/reports.ts';
import { goodsDetail, goodsNode } from '#server/areas/catalogue/tables/details.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { studyDay } from '#server/areas/learning/tables/study-day.ts';
import { COURSE, FILM, TEXT, withLearning } from './learning-fixture.ts';
import { DAY, NOBODY, SHOP } from './rights-fixture.ts';

const study = withLearning();
const { lesson, course, learner, opened, push, pushForm, report, get, send, recordOf, pass } = study;
const MINUTE = 60_000;

describe('a report', () => {
  it('M252, D80: comes as a form of bizData, is credited the time that passed, and appears in records', async () => {
    const film = await lesson('v_report');
    const me = await learner(film);
    const session = await opened(me, film);
    pass(2 * MINUTE);
    const { code, data } = await push(me, session, film, 1, {
      learn_progress: 20,
      org_learn_progress: 120,
      covered: '0[.]120',
      product_id: '',
      content_app_id: '',
      alive_type: 0,
      alive_state: 0,
      is_first: 1,
      agent_type: 3,
    });
    expect(code).toBe(0);
    expect(data).toMatchObject({ credited: 120, kept_seq: 1, max_learn_progress: 20, is_finish: 0 });
    expect([data.finished_at, data.next_interval, data.server_time]).toEqual(['', 120, study.clock.now()]);
    expect(data.beat).not.toBe(session.beat);
    const { list } = (await get(me, 'learn.records.get')).data;
    expect(list).toMatchObject([
      {
        resource_id: film,
        learn_progress: 20,
        max_learn_progress: 20,
        org_learn_progress: 120,
        stay_time: 120,
      },
    ]);
    expect(list[0].last_learn_ts).toBe(Math.floor(study.clock.now() / 1000));
  });

  it('M252: fields outside of bizData are none of the call', async () => {
    const film = await lesson('v_outside');
    const me = await learner(film);
    const answer = await study.test().ask('knowledge', {
      method: 'POST',
      url: '/api/learn.record.push/1.0.0',
      payload: new URLSearchParams([['resource_id', film]]).toString(),
      headers: {
        cookie: me.cookie,
        'app-id': SHOP,
        origin: 'http://knowledge.localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(answer.json().code).toBe(CODES['bad-parameters'].code);
  });

  it.each([
    ['spend_time', -1],
    ['covered', '5[.]x'],
    ['seq', 0],
    ['resource_id', '../x'],
    ['client_ts', 1.5],
  ])('M254, R9: %s of %s is refused', async (field, value) => {
    const me = await learner();
    const session = { session_id: 'a'.repeat(26), beat: 'b' };
    const { code } = await push(me, session, 'v_any', 1, { [field]: value });
    expect(code).toBe(CODES['bad-parameters'].code);
  });

  it.each([
    ['stay_time', 121],
    ['stay_time', 1e12],
    ['spend_time', 100_000],
    ['learn_progress', 101],
    ['org_learn_progress', 1e18],
    ['org_learn_progress', 12.75],
    ['alive_type', 1e9],
    ['alive_state', -40],
    ['is_first', 7],
    ['agent_type', 99],
  ])('M254, D136: %s of %s counts as the cap, and no report is lost', async (field, value) => {
    const film = await lesson(`v_cap_${field}_${String(value).replaceAll(/\W/g, '_')}`);
    const me = await learner(film);
    const session = await opened(me, film);
    pass(10 * MINUTE);
    const { code, data } = await push(me, session, film, 1, { learn_progress: 5, [field]: value });
    expect([code, data.credited]).toEqual([0, 120]);
    const row = await recordOf(me, film);
    expect([row?.learnProgress, row?.stayTime]).toEqual([0, 120]);
    expect(row?.orgLearnProgress).toBe(field === 'org_learn_progress' ? (value === 12.75 ? 12 : 600) : 0);
  });

  it('M252: where it was made is kept as the last report said, an empty field as an absent one', async () => {
    const film = await lesson('v_origin');
    const me = await learner(film);
    const notice = { resource_id: film, resource_type: FILM, learn_progress: 0, org_learn_progress: 0 };
    const plain = (more: object) => pushForm(me, { ...notice, spend_time: 0, stay_time: 0, ...more });
    const records = async () => (await get(me, 'learn.records.get')).data.list;
    await plain({ content_app_id: '' });
    expect(await records()).toMatchObject([{ content_app_id: SHOP, alive_type: 0, alive_state: 0 }]);
    await plain({ content_app_id: 'appother', alive_type: 2, alive_state: 3, agent_type: 3 });
    expect(await records()).toMatchObject([{ content_app_id: 'appother', alive_type: 2, alive_state: 3 }]);
    expect(await recordOf(me, film)).toMatchObject({ contentAppId: 'appother', aliveType: 2, agentType: 3 });
  });

  it('D78: a client names its own session and its reports, and spells what was covered as JSON', async () => {
    const film = await lesson('v_own');
    const me = await learner(film);
    const session_id = '1f0c9a2e-6f0b-4c57-9d0e-2d0f6a8b9c11';
    const readSentValue = (seq: number, more: object = {}) =>
      pushForm(me, {
        ...report(film, seq, { covered: `[[${String(seq * 60 - 60)},${String(seq * 60)}]]`, ...more }),
        session_id,
        event_id: `e-${String(seq)}`,
      });
    const first = await readSentValue(1);
    expect([first.code, first.data.token, first.data.credited <= 3]).toEqual([0, first.data.beat, true]);
    pass(MINUTE);
    const second = await readSentValue(2, { token: first.data.token });
    expect(second.data).toMatchObject({ credited: 60, kept_seq: 2 });
    expect((await readSentValue(2, { token: first.data.token })).data).toMatchObject({
      credited: 0,
      kept_seq: 2,
    });
    pass(MINUTE);
    expect((await readSentValue(3)).data).toMatchObject({ credited: 60 });
    expect((await readSentValue(4, { token: 'b_made_up' })).code).toBe(CODES['state-conflict'].code);
    // Another person's session of that name is another one.
    const other = await learner(film);
    const theirs = await pushForm(other, { ...report(film, 1), session_id, event_id: 'e-1' });
    expect([theirs.code, theirs.data.kept_seq]).toEqual([0, 1]);
  });

  it('D80: the first report of such a session is worth what passed since the lesson was opened', async () => {
    const film = await lesson('v_own_opened');
    const me = await learner(film);
    await opened(me, film);
    pass(30_000);
    const { data } = await pushForm(me, { ...report(film, 1), session_id: 'my-own', event_id: 'e' });
    expect(data.credited).toBeGreaterThanOrEqual(30);
    expect(data.credited).toBeLessThanOrEqual(33);
  });

  it('R9: a moment no clock can name harms nothing', async () => {
    const film = await lesson('v_far');
    const me = await learner(film);
    const session = await opened(me, film, { client_ts: 1e300 });
    pass(MINUTE);
    const { code, data } = await push(me, session, film, 1, { client_ts: 1e300 });
    expect([code, data.credited <= 60]).toEqual([0, true]);
  });

  it('R38: twice, at once, or behind a later one, it counts once', async () => {
    const film = await lesson('v_twice');
    const me = await learner(film);
    const session = await opened(me, film);
    pass(4 * MINUTE);
    const notices = [1, 1, 1, 1].map((seq) => push(me, session, film, seq));
    const credits = (await Promise.all(notices)).map(({ data }) => data.credited);
    expect(credits.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 120]);
    pass(2 * MINUTE);
    const ahead = await push(me, session, film, 3);
    expect(ahead.data).toMatchObject({ kept_seq: 3, credited: 120 });
    const behind = await push(me, session, film, 2);
    expect(behind.data).toMatchObject({ kept_seq: 3, credited: 0, beat: ahead.data.beat });
    expect((await recordOf(me, film))?.stayTime).toBe(240);
  });

  it('R38: is taken from the person of the session alone', async () => {
    const film = await lesson('v_whose');
    const [me, other] = [await learner(film), await learner(film)];
    const session = await opened(me, film);
    pass(MINUTE);
    expect((await push(NOBODY, session, film, 1)).code).toBe(CODES['not-logged-in'].code);
    expect((await push(other, session, film, 1)).code).toBe(CODES['state-conflict'].code);
    const { cookie } = await study.test().login('apptraining', '19900000001');
    expect((await push({ ...me, cookie }, session, film, 1)).code).toBe(CODES['not-logged-in'].code);
    const forgedValue = { ...session, session_id: 'z'.repeat(26) };
    expect((await push(me, forgedValue, film, 1)).code).toBe(CODES['state-conflict'].code);
    expect((await push(me, { ...session, beat: 'b_made_up' }, film, 1)).code).toBe(
      CODES['state-conflict'].code,
    );
    expect((await pushForm(me, { ...session, ...report(film, 1), covered: undefined, seq: '' })).code).toBe(
      CODES['bad-parameters'].code,
    );
    expect(await recordOf(other, film)).toBeUndefined();
    expect(await recordOf(me, film)).toBeUndefined();
  });

  it('R38: a session of one lesson credits no other', async () => {
    const [one, other] = [await lesson('v_one'), await lesson('v_other')];
    const me = await learner(one, other);
    const session = await opened(me, one);
    pass(MINUTE);
    expect((await push(me, session, other, 1)).code).toBe(CODES['state-conflict'].code);
    expect((await push(me, session, one, 1, { resource_type: TEXT })).code).toBe(CODES['not-found'].code);
  });
});

describe('a batch', () => {
  const batch = (me: Parameters<typeof send>[0], session: object, reports: readonly object[]) =>
    send(me, 'learn.record.batch', { ...session, reports });

  it('D80: keeps what was made offline where it was made, and tells up to where', async () => {
    const film = await lesson('v_batch');
    const me = await learner(film);
    const { session_id, beat } = await opened(me, film);
    const reports = [1, 2, 3].map((seq) => {
      pass(2 * MINUTE);
      return report(film, seq, { covered: `${String(seq * 120 - 120)}[.]${String(seq * 120)}` });
    });
    pass(60 * MINUTE);
    const { data } = await batch(me, { session_id, beat }, reports);
    expect(data).toMatchObject({ credited: 360, kept_seq: 3, max_learn_progress: 60 });
    const row = await recordOf(me, film);
    expect([row?.reportedMs, row?.creditedMs, row?.covered]).toEqual([360_000, 360_000, '0[.]360']);
    const again = await batch(me, { session_id, beat }, reports);
    expect(again.data).toMatchObject({ credited: 0, kept_seq: 3, beat: data.beat });
  });

  it('D81, ADR-324: is finished when the shop says so', async () => {
    const restore = await study.changeShop({ finish_played_percent: 10 });
    const film = await lesson('v_soon_done');
    const me = await learner(film);
    const session = await opened(me, film);
    pass(2 * MINUTE);
    const { data } = await push(me, session, film, 1, { covered: '0[.]60', org_learn_progress: 60 });
    expect(data).toMatchObject({ is_finish: 1, max_learn_progress: 10 });
    await restore();
  });

  it('M239, D80, D81: is kept whole or not at all where a lesson may not be jumped in', async () => {
    const restore = await study.changeShop({ is_fast_forward_limited: 1 });
    const film = await lesson('v_limited');
    const me = await learner(film);
    const { session_id, beat, ...notice } = (await study.open(me, film)).data;
    expect(notice.seek_limit).toBe(5);
    pass(4 * MINUTE);
    const coveredItems = ['0[.]100', '300[.]400'];
    const reports = coveredItems.map((text, index) => report(film, index + 1, { covered: text }));
    const refusedAnswer = await batch(me, { session_id, beat }, reports);
    expect([refusedAnswer.code, refusedAnswer.data]).toEqual([
      CODES['fast-forward-limited'].code,
      { seek_limit: 5 },
    ]);
    expect(await recordOf(me, film)).toBeUndefined();
    const keptAnswer = await batch(me, { session_id, beat }, reports.slice(0, 1));
    expect([keptAnswer.code, keptAnswer.data.credited]).toEqual([0, 120]);
    await restore();
    expect((await study.open(me, film, { take: 1 })).data).toMatchObject({
      seek_limit: -1,
      covered: '0[.]100',
    });
  });

  it('ADR-352: a session says whether hidden playback counts, as the shop has set', async () => {
    const film = await lesson('v_unseen');
    const me = await learner(film);
    expect((await study.open(me, film)).data.counts_hidden).toBe(1);
    const restore = await study.changeShop({ is_hidden_study_uncounted: 1 });
    expect((await study.open(me, film, { take: 1 })).data.counts_hidden).toBe(0);
    await restore();
  });

  it('D80: is of one lesson, and of fifty reports at most', async () => {
    const film = await lesson('v_many');
    const me = await learner(film);
    const session = await opened(me, film);
    const { session_id, beat } = session;
    const many = Array.from({ length: BATCH_MAX + 1 }, (_, index) => report(film, index + 1));
    const mixedItems = [report(film, 1), report('v_batch', 2)];
    for (const reports of [[], many])
      expect((await batch(me, { session_id, beat }, reports)).code).toBe(CODES['bad-parameters'].code);
    expect((await batch(me, { session_id, beat }, mixedItems)).code).not.toBe(0);
    expect((await send(me, 'learn.record.batch', { session_id, beat })).code).toBe(
      CODES['bad-parameters'].code,
    );
  });

  it('D80: is a list of events with the fields of a report, of a session or of none', async () => {
    const film = await lesson('v_events');
    const me = await learner(film);
    const { session_id, beat } = await opened(me, film);
    const events = [1, 2].map((seq) => {
      pass(2 * MINUTE);
      return report(film, seq, { session_id, token: beat, event_id: `e${String(seq)}`, covered: [[0, 60]] });
    });
    const { data } = await send(me, 'learn.record.batch', { events });
    expect(data).toMatchObject({ credited: 240, kept_seq: 2 });
    const plain = { resource_id: film, resource_type: FILM, learn_progress: 1, org_learn_progress: 1 };
    const toldAnswer = await send(me, 'learn.record.batch', {
      events: [{ ...plain, spend_time: 9, stay_time: 500 }],
    });
    expect(toldAnswer).toMatchObject({ code: 0, data: { kept_seq: 0 } });
  });
});

describe('a client without sessions', () => {
  it('M252, D80: is credited what passed since its last report', async () => {
    const film = await lesson('v_plain');
    const me = await learner(film);
    const plain = (more: object) => {
      const notice = { resource_id: film, resource_type: FILM, product_id: '', agent_type: 3 };
      return pushForm(me, { ...notice, learn_progress: 0, spend_time: 120, stay_time: 120, ...more });
    };
    const first = await plain({ org_learn_progress: 0, is_first: 1 });
    expect(first.data).toMatchObject({ credited: 0, beat: '', kept_seq: 0 });
    pass(MINUTE);
    const second = await plain({ org_learn_progress: 60, learn_progress: 10, is_first: 0 });
    expect(second.data).toMatchObject({ max_learn_progress: 10 });
    expect(second.data.credited).toBeGreaterThanOrEqual(60);
    expect(second.data.credited).toBeLessThanOrEqual(63);
    const atOnce = await Promise.all([1, 2, 3].map(() => plain({ org_learn_progress: 300 })));
    expect(atOnce.reduce((sum, { data }) => sum + data.credited, 0)).toBeLessThanOrEqual(3);
  });
});

describe('who may report', () => {
  it('R32: only who may study it, and no more once that is over', async () => {
    const film = await lesson('v_paid');
    const [me, stranger] = [await learner(film), await learner()];
    expect((await study.open(stranger, film)).code).toBe(CODES['not-entitled'].code);
    expect((await pushForm(stranger, report(film, 1))).code).toBe(CODES['not-entitled'].code);
    const session = await opened(me, film);
    pass(MINUTE);
    expect((await push(me, session, film, 1)).code).toBe(0);
    const { entitlements } = study.test().database.stores;
    await entitlements.revokeOrder(SHOP, `o_of_${me.id}`);
    pass(MINUTE);
    expect((await push(me, session, film, 2)).code).toBe(CODES['not-entitled'].code);
    expect((await recordOf(me, film))?.stayTime).toBe(60);
  });

  it('R33: a trial as far as it goes, and not what is no trial', async () => {
    const film = await lesson('v_trial', { trySeconds: 60 });
    const me = await learner();
    const session = await opened(me, film);
    pass(2 * MINUTE);
    const playedValue = { covered: '0[.]120', org_learn_progress: 120, learn_progress: 20 };
    expect((await push(me, session, film, 1, playedValue)).data).toMatchObject({ max_learn_progress: 10 });
    expect((await recordOf(me, film))?.orgLearnProgress).toBe(60);
    const text = await lesson('i_trial', { kind: 'text', trySeconds: 60 });
    expect((await study.open(me, text, { resource_type: TEXT })).code).toBe(CODES['not-entitled'].code);
  });

  it('R33: a trial of ten seconds is worth ten seconds in all, however often and wherever it is reported', async () => {
    const film = await lesson('v_trial_10', { trySeconds: 10 });
    const within = await course('c_trial_10', [film]);
    const me = await learner();
    const session = await opened(me, film);
    pass(2 * MINUTE);
    const playedValue = { covered: '0[.]10', org_learn_progress: 10, learn_progress: 2 };
    expect((await push(me, session, film, 1, playedValue)).data.credited).toBe(10);
    pass(2 * MINUTE);
    await pushForm(me, { ...report(film, 1), ...playedValue, seq: '', covered: '', client_ts: '' });
    pass(2 * MINUTE);
    await pushForm(me, { ...report(film, 1, { product_id: within }), session_id: 'another', event_id: 'e' });
    const rows = (await get(me, 'learn.records.get')).data.list;
    expect(rows.reduce((sum: number, row: { stay_time: number }) => sum + row.stay_time, 0)).toBe(10);
    const days = await study.db().select().from(studyDay).where(eq(studyDay.userId, me.id));
    expect(days.reduce((sum, { creditedMs }) => sum + creditedMs, 0)).toBe(10_000);
  });

  it('D82: owners still study a course that was taken down', async () => {
    const film = await lesson('v_gone', { trySeconds: 60 });
    const [me, stranger] = [await learner(film), await learner()];
    await study
      .db()
      .update(goods)
      .set({ state: 'off' })
      .where(and(eq(goods.appId, SHOP), eq(goods.id, film)));
    expect((await study.open(stranger, film)).code).toBe(CODES['delisted'].code);
    const session = await opened(me, film);
    pass(MINUTE);
    expect((await push(me, session, film, 1)).data).toMatchObject({ credited: 60 });
    expect((await get(me, 'learn.records.get')).data.list).toMatchObject([
      { resource_id: film, state: 'off' },
    ]);
  });

  it('D82, R33: the trial of a lesson ends with the sale of the courses it opens with', async () => {
    const film = await lesson('v_trial_gone');
    const holders = [await course('c_trial_1', [film]), await course('c_trial_2', [film])];
    const db = study.db();
    await db.update(goodsNode).set({ isTry: true, trySeconds: 60 }).where(eq(goodsNode.resourceId, film));
    const texts = { introduction: '', refundTerms: '' };
    await db.insert(goodsDetail).values({ appId: SHOP, goodsId: film, isSoldAlone: false, ...texts });
    const open = async () => (await study.open(await learner(), film)).code;
    const [first = '', second = ''] = holders;
    const takeDown = (id: string) =>
      db
        .update(goods)
        .set({ state: 'off' })
        .where(and(eq(goods.appId, SHOP), eq(goods.id, id)));
    expect(await open()).toBe(0);
    await takeDown(first);
    expect(await open()).toBe(0);
    await takeDown(second);
    expect(await open()).not.toBe(0);
  });

  it('D72: a lesson of a course waits for its day', async () => {
    const [first, second] = [await lesson('v_day_1'), await lesson('v_day_2')];
    const tomorrow = Math.floor((study.clock.now() + DAY) / 1000);
    const me = await learner(await course('c_days', [first, second], [0, tomorrow]));
    const within = { product_id: 'c_days' };
    expect((await study.open(me, first, within)).code).toBe(0);
    expect((await study.open(me, second, { ...within, take: 1 })).code).toBe(CODES['not-entitled'].code);
    pass(DAY + 1000);
    expect((await study.open(me, second, { ...within, take: 1 })).code).toBe(0);
  });

  it('R30: nothing is reported of what has nothing to study', async () => {
    const id = await course('c_itself', ['v_report']);
    const me = await learner(id);
    expect((await study.open(me, id, { resource_type: COURSE })).code).toBe(CODES['not-found'].code);
    expect((await study.open(me, 'g_nothing')).code).toBe(CODES['not-found'].code);
  });
});
