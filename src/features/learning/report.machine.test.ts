/** When a report of study is made, what it carries, and what becomes of the session. */
import { describe, expect, test } from 'vitest';
import { walk } from '#engine/define-machine.ts';
import { reportMachine } from './report.machine.ts';
import type { Lesson, Report, ReportAnswerOf, StudyEvent } from './study-state.ts';
import { buildOpened } from '../../../tests/support/build-opened.ts';

const OPENED = buildOpened({ server_time: 5_000_000 });
const LESSON = { resource_id: 'v_1', resource_type: 3, product_id: 'p_1' };
const TEXT = { resource_id: 't_1', resource_type: 1 };
const CLOCK = 1_800_000_000_000;

const begin = (lesson: Lesson = LESSON): StudyEvent[] => [
  { type: 'wanted', at: 0, clock: CLOCK, lesson },
  { type: 'opened', attempt: 1, at: 0, answer: { ok: true, data: OPENED } },
];
/** Plays from second to second of a recording of 200 seconds, as fast as life. */
const play = (from: number, to: number): StudyEvent[] =>
  Array.from({ length: to - from + 1 }, (_one, index) => {
    const at = from + index;
    return { type: 'played', at: at * 1000, to: at, duration: 200, rate: 1 };
  });
const ticks = (from: number, to: number): StudyEvent[] =>
  Array.from({ length: to - from + 1 }, (_one, index) => ({ type: 'tick', at: (from + index) * 1000 }));
const after = (...events: StudyEvent[]) => walk(reportMachine, events);
const sentBy = (...events: StudyEvent[]) =>
  after(...events).effects.flatMap((effect): Report[] => (effect.type === 'send' ? [...effect.reports] : []));
const answeredEvent = (at: number, answer: ReportAnswerOf, sessionId = OPENED.session_id): StudyEvent => ({
  type: 'answered',
  sessionId,
  at,
  clock: CLOCK + at,
  answer,
});
const took = (change: Partial<Extract<ReportAnswerOf, { ok: true }>['data']> = {}): ReportAnswerOf => ({
  ok: true,
  data: {
    max_learn_progress: 0,
    is_finish: 0,
    finished_at: '',
    next_interval: 120,
    server_time: 0,
    beat: 'c',
    token: 'c',
    kept_seq: 1,
    credited: 0,
    ...change,
  },
});
const buildRefusal = (code: Extract<ReportAnswerOf, { ok: false }>['code']): ReportAnswerOf => ({
  ok: false,
  code,
  msg: '',
});

describe('a report of study', () => {
  test('M252, D78: carries what is specified, and what is ours', () => {
    const [report] = sentBy(...begin({ ...LESSON, content_app_id: 'appa' }), ...play(0, 30), {
      type: 'paused',
      at: 30_500,
      to: 30.5,
    });
    expect(report).toEqual({
      ...LESSON,
      learn_progress: 15,
      org_learn_progress: 30,
      spend_time: 30,
      stay_time: 30,
      is_first: 1,
      content_app_id: 'appa',
      alive_type: 0,
      alive_state: 0,
      agent_type: 3,
      seq: 1,
      covered: '0[.]30.5',
      client_ts: CLOCK + 30_500,
    });
  });

  test('M253: is made each two minutes, and as often as the server wants it from then on', () => {
    expect(sentBy(...begin(), ...ticks(1, 119))).toEqual([]);
    expect(sentBy(...begin(), ...ticks(1, 120)).map(({ stay_time: stay }) => stay)).toEqual([120]);
    const often = [...begin(), ...ticks(1, 120), answeredEvent(120_000, took({ next_interval: 30 }))];
    expect(sentBy(...often, ...ticks(121, 180)).map(({ stay_time: stay }) => stay)).toEqual([120, 30, 30]);
  });

  test('M254: tells of two minutes at most, however long the page slept', () => {
    const [report, ...others] = sentBy(...begin(), { type: 'tick', at: 3_600_000 });
    expect([report?.stay_time, report?.spend_time, others.length]).toEqual([120, 0, 0]);
  });

  test('M254: what was played for longer than that unheard stands in several, none of it twice', () => {
    const long: StudyEvent = { type: 'played', at: 300_000, to: 300, duration: 900, rate: 1 };
    const reports = sentBy(...begin(), ...play(0, 1), long);
    expect(reports.map(({ spend_time: spend, stay_time: stay }) => [spend, stay])).toEqual([
      [120, 120],
      [120, 120],
      [60, 60],
    ]);
    expect(reports.map(({ covered }) => covered)).toEqual(['0[.]120', '120[.]240', '240[.]300']);
    expect(reports.map(({ client_ts: at }) => at - CLOCK)).toEqual([120_000, 240_000, 300_000]);
  });

  test('M255, D79: a point of progress tells once, and is locked until the progress changes', () => {
    const reachedEvents = [...begin(), ...play(0, 100)];
    expect(sentBy(...reachedEvents).map((one) => one.learn_progress)).toEqual([50]);
    expect(after(...reachedEvents).state.learningReport).toMatchObject({
      reportLock: true,
      reportLockDot: 50,
    });
    const still: StudyEvent = { type: 'played', at: 100_900, to: 100.9, duration: 200, rate: 1 };
    expect(sentBy(...reachedEvents, still)).toHaveLength(1);
    expect(after(...reachedEvents, still).state.learningReport.reportLock).toBe(true);
    const on = after(...reachedEvents, ...play(101, 104)).state.learningReport;
    expect([on.reportLock, on.reportLockDot]).toEqual([false, 0]);
    expect(sentBy(...begin(), ...play(0, 200)).map((one) => one.learn_progress)).toEqual([50, 90, 100]);
  });

  test('M257: the state names the stay, its timer, the lesson and the lock', () => {
    expect(after(...begin(), ...ticks(1, 12)).state.learningReport).toEqual({
      stayTime: 12,
      stayTimer: 0,
      learningResourceId: 'v_1',
      reportLock: false,
      reportLockDot: 0,
    });
  });

  test.each<[string, StudyEvent[], string]>([
    ['pause', [{ type: 'paused', at: 10_000, to: 10 }], 'usual'],
    ['seek', [{ type: 'seeked', at: 10_000, from: 10, to: 90 }], 'usual'],
    ['end', [{ type: 'ended', at: 10_000 }], 'usual'],
    ['hiding', [{ type: 'hidden', at: 10_000 }], 'last'],
    ['leaving', [{ type: 'leaving', at: 10_000 }], 'last'],
    ['the end of the view', [{ type: 'closed', at: 10_000, isGone: false }], 'last'],
    ['a person who is gone', [{ type: 'closed', at: 10_000, isGone: true }], 'nobody'],
    ['another tab', [{ type: 'taken', at: 10_000 }], 'usual'],
  ])('D79: %s sends what was played until then', (_what, events, by) => {
    const { effects } = after(...begin(), ...play(0, 10), ...events);
    const sends = effects.flatMap((one) => (one.type === 'send' ? [one] : []));
    expect(sends.map((one) => [one.by, one.reports[0]?.spend_time])).toEqual([[by, 10]]);
  });

  test('D79: a storm of seeks is told once it may be again, with the last of it', () => {
    const seeks: StudyEvent[] = [10, 11, 12].map((at) => ({
      type: 'seeked',
      at: at * 1000,
      from: at,
      to: at * 10,
    }));
    const reports = sentBy(...begin(), ...play(0, 10), ...seeks, ...ticks(12, 14));
    expect(reports.map((one) => one.org_learn_progress)).toEqual([100, 120]);
  });

  test('D78: only the first of a view is first, also in another session of it', () => {
    const events = [
      ...begin(),
      ...ticks(1, 240),
      { type: 'taken', at: 241_000 },
      { type: 'taken-over', at: 250_000, clock: CLOCK },
      { type: 'opened', attempt: 2, at: 250_000, answer: { ok: true, data: OPENED } },
      ...ticks(251, 400),
    ] satisfies StudyEvent[];
    expect(sentBy(...events).map((one) => [one.seq, one.is_first])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
      [1, 0],
    ]);
  });

  test('ADR-352: where a shop says so, a recording counts for nothing while its page is hidden', () => {
    const seenEvents: StudyEvent[] = [
      { type: 'wanted', at: 0, clock: CLOCK, lesson: LESSON },
      { type: 'opened', attempt: 1, at: 0, answer: { ok: true, data: { ...OPENED, counts_hidden: 0 } } },
      ...play(0, 5),
      { type: 'hidden', at: 5000 },
      ...play(6, 20),
      { type: 'shown', at: 20_000 },
      ...play(21, 25),
      { type: 'leaving', at: 25_000 },
    ];
    const reports = sentBy(...seenEvents);
    expect(reports.map(({ spend_time }) => spend_time)).toEqual([5, 5]);
    expect(reports.map(({ covered }) => covered)).toEqual(['0[.]5', '20[.]25']);
  });

  test('D78: a recording counts while it plays, hidden or not; a text while it is seen', () => {
    const film = [
      ...begin(),
      ...play(0, 5),
      { type: 'hidden', at: 5000 },
      ...play(6, 20),
    ] satisfies StudyEvent[];
    const buildSpentValue = (reports: Report[]) => reports.reduce((sum, one) => sum + one.spend_time, 0);
    expect(buildSpentValue(sentBy(...film, { type: 'ended', at: 20_000 }))).toBe(20);
    const text = [
      ...begin(TEXT),
      ...ticks(1, 5),
      { type: 'hidden', at: 5000 },
      ...ticks(6, 20),
    ] satisfies StudyEvent[];
    const [, hiddenValue] = sentBy(...text, { type: 'shown', at: 20_000 }, { type: 'leaving', at: 23_000 });
    expect([hiddenValue?.spend_time, hiddenValue?.stay_time]).toEqual([3, 18]);
  });

  test('D80: what is open is kept each ten seconds, under the number it will have', () => {
    const keptNumbers = after(...begin(), ...play(0, 25)).effects.flatMap((one) =>
      one.type === 'keep' ? [[one.report.seq, one.report.spend_time]] : [],
    );
    expect(keptNumbers).toEqual([
      [1, 10],
      [1, 20],
    ]);
  });

  test('R62: a clock set anew moves no report; time slept through moves those behind it', () => {
    const woken = answeredEvent(130_000, took({ server_time: 5_000_000 + 130_000 + 3_600_000 }));
    const late = answeredEvent(125_000, took({ server_time: 5_000_000 + 119_000 }));
    const asOf = (...events: StudyEvent[]) =>
      sentBy(...begin(), ...ticks(1, 120), ...events, ...ticks(131, 245)).map((one) => one.client_ts - CLOCK);
    expect(asOf(late)).toEqual([120_000, 240_000]);
    expect(asOf(woken)).toEqual([120_000, 240_000 + 3_600_000]);
  });
});

describe('a session of study', () => {
  test.each([
    ['too-many-players', 'elsewhere'],
    ['not-entitled', 'refused'],
    ['delisted', 'refused'],
    ['network', 'failed'],
  ] as const)('D80: an opening answered with %s is %s', (code, phase) => {
    const [wantedEvent] = begin();
    if (wantedEvent === undefined) throw new Error('Nothing was wanted');
    const openedEvent: StudyEvent = {
      type: 'opened',
      attempt: 1,
      at: 0,
      answer: { ok: false, code, msg: '' },
    };
    expect(after(wantedEvent, openedEvent).state.phase).toBe(phase);
  });

  test('D80: another player is told, and takes over by a session of its own', () => {
    const toldEvents = [
      ...begin(),
      ...ticks(1, 120),
      answeredEvent(121_000, buildRefusal('too-many-players')),
    ];
    expect(after(...toldEvents).state.phase).toBe('elsewhere');
    expect(after(...toldEvents).effects.at(-1)).toEqual({ type: 'end', isGone: false });
    const outcome = after(...toldEvents, { type: 'taken-over', at: 130_000, clock: CLOCK + 130_000 });
    expect(outcome.effects.at(-1)).toMatchObject({ type: 'open', attempt: 2, take: 1 });
    expect(after(...toldEvents, ...ticks(122, 400)).effects).toEqual(after(...toldEvents).effects);
  });

  test('D80: a session nobody knows is followed by another one of the same view', () => {
    const notice = after(
      ...begin(),
      ...ticks(1, 120),
      answeredEvent(121_000, buildRefusal('state-conflict')),
    );
    expect(notice.state.phase).toBe('opening');
    expect(notice.effects.at(-1)).toMatchObject({ type: 'open', attempt: 2, take: 0 });
  });

  test('D80: an answer of an older session, or to an older opening, changes nothing', () => {
    const now = [...begin(), ...ticks(1, 5)];
    const before = after(...now).state;
    expect(
      after(...now, answeredEvent(6000, buildRefusal('too-many-players'), 'x'.repeat(26))).state,
    ).toEqual(before);
    const late: StudyEvent = { type: 'opened', attempt: 7, at: 6000, answer: { ok: true, data: OPENED } };
    expect(after(...now, late).state).toEqual(before);
  });

  test('D80: what the server says of the progress is shown, and never taken back', () => {
    const { state } = after(
      ...begin(),
      answeredEvent(1000, took({ max_learn_progress: 40, is_finish: 1 })),
      answeredEvent(2000, took({ max_learn_progress: 30 })),
    );
    expect([state.maxProgress, state.isFinished]).toEqual([40, true]);
  });
});
