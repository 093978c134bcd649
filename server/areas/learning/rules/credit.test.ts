/** How much of a report is believed, case by case (R38, D80, D81, ADR-312 and ADR-313). */
import { finishRule } from '#schemas/shop/finish-rule.ts';
import { describe, expect, it } from 'vitest';
import { lengthOf, readSegments, writeSegments } from '#schemas/learning/played-segments.ts';
import { DAY_MS, HOUR_MS } from '#schemas/time.ts';
import { buildFilm, buildText } from '../../../../tests/support/study-samples.ts';
import { takePlainReport, takeReports, type SessionStudy } from './credit.ts';
import { openSession } from './lease.ts';
import {
  NEW_CLOCK,
  NEW_RECORD,
  type LessonFacts,
  type SessionReport,
  type StudyClock,
  type StudyRecord,
  type StudyReport,
} from './study-state.ts';

const T = 1_800_000_000_000;
const FILM = buildFilm();
const TEXT = buildText();

/** Opened at T by a clock that is wrong by so much. */
function begin(wrongBy = 0, clock: StudyClock = NEW_CLOCK, record: StudyRecord = NEW_RECORD): SessionStudy {
  const madeLease = openSession(clock, {
    id: 's1',
    beat: 'b0',
    clientTs: T + wrongBy,
    isTaking: true,
    isWaiting: false,
    by: 'here',
    resourceId: 'v_1',
    kind: 'played',
    now: T,
  });
  if (madeLease === undefined) throw new Error('A session that takes over opens.');
  return { record, session: madeLease.session, clock: madeLease.clock };
}

interface ReportInput extends Partial<SessionReport> {
  /** Seconds after the opening it was made at, and by how much the clock that made it was wrong, in milliseconds. */
  after: number;
  wrongBy?: number;
}

const report = ({ after, wrongBy = 0, ...change }: ReportInput): SessionReport => ({
  seq: 1,
  covered: [],
  clientTs: T + after * 1000 + wrongBy,
  spend: 120,
  stay: 120,
  learnProgress: 0,
  position: 0,
  ...change,
});

/** `at` seconds after the opening. */
const take = (
  study: SessionStudy,
  at: number,
  reports: readonly SessionReport[],
  { beat = study.session.beat, facts = FILM }: { beat?: string; facts?: LessonFacts } = {},
) =>
  takeReports(
    study,
    { beat, nextBeat: `b${String(at)}`, reports },
    {
      facts,
      now: T + at * 1000,
      by: 'here',
      resourceId: 'v_1',
    },
  );

const film = (text: string) => readSegments(text);
const spell = ({ covered }: StudyRecord) => writeSegments(covered);

describe('time', () => {
  it.each([
    ['what passed since the opening', { after: 120 }, 120, 120],
    ['no more than passed since the opening', { after: 30 }, 30, 30],
    ['no more than was claimed', { after: 120, spend: 50 }, 120, 50],
    ['the same by a clock that is a day ahead', { after: 120, wrongBy: DAY_MS }, 120, 120],
    ['the same by a clock that is a day behind', { after: 120, wrongBy: -DAY_MS }, 120, 120],
    ['nothing where nothing is claimed', { after: 120, spend: 0 }, 120, 0],
    ['what a slow network brought late', { after: 120 }, 128, 120],
    ['no more than passed until it was made, though it comes later', { after: 30 }, 90, 35],
  ])('R38, R62: is %s', (_words, input, at, seconds) => {
    const wrongBy = 'wrongBy' in input ? Number(input.wrongBy) : 0;
    expect(take(begin(wrongBy), at, [report(input)]).creditedSeconds).toBe(seconds);
  });

  it('R38: what lies on the line is not credited again, whichever session claims it', () => {
    const first = take(begin(), 120, [report({ after: 120 })]).study;
    const other = begin(0, { ...first.clock, leaseUntil: 0 }, first.record);
    expect(take(other, 120, [report({ after: 120 })]).creditedSeconds).toBe(0);
    expect(take(other, 150, [report({ after: 150 })]).creditedSeconds).toBe(30);
  });

  it('R38: a report that comes twice, and one late behind another, count once', () => {
    const second = take(begin(), 240, [report({ after: 120 }), report({ seq: 2, after: 240 })]);
    expect(second.creditedSeconds).toBe(240);
    for (const seq of [1, 2]) {
      const again = take(second.study, 400, [report({ seq, after: 360 })]);
      expect(again).toEqual({ outcome: 'again', study: second.study, creditedSeconds: 0, parts: [] });
    }
  });

  it('D80: what was made offline is placed where it was made, and counted apart', () => {
    const hours = (count: number) => count * 3600;
    const late = take(begin(), hours(5), [report({ after: 120 }), report({ seq: 2, after: hours(3) })]).study;
    expect([late.record.creditedMs, late.record.reportedMs]).toEqual([240_000, 240_000]);
    expect(late.clock.line.every(({ to }) => to <= T + 3 * HOUR_MS + 5000)).toBe(true);
    expect(late.record.lastAt).toBe(T + 3 * HOUR_MS);
  });

  it('D80: what was made more than a day after the last answer is worth nothing', () => {
    const after = DAY_MS / 1000 + 60;
    const { study, creditedSeconds } = take(begin(), after + 3600, [
      report({ after, covered: film('0[.]120'), learnProgress: 50, position: 120 }),
    ]);
    expect([creditedSeconds, spell(study.record), study.record.position, study.session.lastSeq]).toEqual([
      0,
      '',
      0,
      1,
    ]);
    expect(study.record.lastAt).toBe(0);
    // A page that lay open for two days and plays now is not late.
    expect(take(begin(), 2 * after, [report({ after: 2 * after })]).creditedSeconds).toBe(120);
  });

  it('R62: a clock that is set while one studies costs nothing', () => {
    for (const wrongBy of [3 * HOUR_MS, -3 * HOUR_MS, 60_000, -60_000]) {
      const first = take(begin(), 120, [report({ after: 120 })]).study;
      const second = take(first, 240, [report({ seq: 2, after: 240, wrongBy })]);
      const third = take(second.study, 360, [report({ seq: 3, after: 360, wrongBy })]);
      expect([wrongBy, second.creditedSeconds, third.creditedSeconds]).toEqual([wrongBy, 120, 120]);
      expect(third.study.record.reportedMs).toBe(0);
    }
  });

  it('ADR-313: what came more than half a minute after it was made is counted apart', () => {
    const reportedAt = (at: number) => take(begin(), at, [report({ after: 120 })]).study.record.reportedMs;
    expect([reportedAt(150), reportedAt(150.001)]).toEqual([0, 120_000]);
  });

  it('ADR-313: a day after the last answer is the last moment that is believed', () => {
    const creditedOf = (after: number) => take(begin(), after + 3600, [report({ after })]).creditedSeconds;
    expect([creditedOf(DAY_MS / 1000), creditedOf(DAY_MS / 1000 + 1)]).toEqual([120, 0]);
  });

  it.each([
    ['after a pause', 243],
    ['a little early', 235],
  ])('ADR-313: a report that was made %s is dated when it was made, not when it came', (_words, after) => {
    const first = take(begin(), 123, [report({ after: 120 })]).study;
    expect(first.record.lastAt).toBe(T + 120_000);
    const { study } = take(first, 300, [report({ seq: 2, after })]);
    expect(study.record.lastAt).toBe(T + after * 1000);
  });

  it('ADR-313: credited study comes with its moments, so that it counts for their days', () => {
    expect(take(begin(), 120, [report({ after: 120, spend: 60 })]).parts).toEqual([
      { from: T, to: T + 60_000, isLate: false },
    ]);
  });

  it('ADR-313: what was studied lies anywhere within the time the page was open', () => {
    const { study } = take(begin(), 120, [report({ after: 120, spend: 60 })]);
    const elsewhere = { ...study.clock, line: [{ from: T + 55_000, to: T + 120_000 }], leaseUntil: 0 };
    const other = begin(0, elsewhere, study.record);
    expect(take(other, 120, [report({ after: 120, spend: 60 })]).creditedSeconds).toBe(55);
  });

  it('ADR-313: moments are known for seven days', () => {
    const first = take(begin(), 120, [report({ after: 120 })]).study;
    const lineAfter = (seconds: number) =>
      take(first, seconds, [report({ seq: 2, after: seconds })]).study.clock.line.length;
    const days = (7 * DAY_MS) / 1000;
    expect([lineAfter(days + 119), lineAfter(days + 121)]).toEqual([2, 1]);
  });

  it('R38: a place that is believed is where the learner was last, though no time is credited for it', () => {
    const { record } = take(begin(), 120, [report({ after: 120, spend: 0, position: 30 })]).study;
    expect([record.lastAt, record.position]).toEqual([T + 120_000, 30]);
  });

  it('R38: of two places told of one moment the second counts', () => {
    const pausedReport = report({ after: 120, position: 30 });
    const jumpedReport = report({ seq: 2, after: 120, spend: 0, stay: 0, position: 500 });
    expect(take(begin(), 120, [pausedReport, jumpedReport]).study.record.position).toBe(500);
  });

  it('R38: the position of an earlier moment moves no one back', () => {
    const now = take(begin(), 4000, [report({ after: 4000, position: 90, learnProgress: 10 })], {
      facts: TEXT,
    });
    const other = begin(0, { ...now.study.clock, leaseUntil: 0 }, now.study.record);
    const late = take(other, 4100, [report({ after: 900, position: 10, learnProgress: 60 })], {
      facts: TEXT,
    });
    expect(late.study.record).toMatchObject({ position: 90, learnProgress: 10, maxLearnProgress: 60 });
    expect(late.creditedSeconds).toBe(120);
  });
});

describe('film', () => {
  it.each([
    ['all that three times the time plays', '0[.]360', 120, '0[.]360'],
    ['no more than that, and five seconds of it', '0[.]600', 60, '0[.]195'],
    ['the earliest of it', '400[.]600[,]0[.]100', 60, '0[.]100[,]400[.]495'],
    ['not what lies behind its end', '500[.]900', 120, '500[.]600'],
    ['once what is told twice', '0[.]100[,]50[.]150[,]0[.]20', 60, '0[.]150'],
  ])('D80: is believed: %s', (_words, playedText, spend, believedText) => {
    const { study } = take(begin(), 120, [report({ after: 120, spend, covered: film(playedText) })]);
    expect(spell(study.record)).toBe(believedText);
  });

  it('R38: the five seconds are given once, not with each report', () => {
    let study = begin();
    for (let seq = 1; seq <= 40; seq += 1)
      ({ study } = take(study, seq, [
        report({ seq, after: seq, spend: 0, stay: 1, covered: [{ from: 10 * seq, to: 10 * seq + 9 }] }),
      ]));
    expect(lengthOf(study.record.covered)).toBeLessThanOrEqual(15);
  });

  it('R38: time spent at one place pays for no film later', () => {
    let study = begin();
    for (let seq = 1; seq <= 5; seq += 1)
      ({ study } = take(study, 120 * seq, [report({ seq, after: 120 * seq, covered: film('0[.]60') })]));
    const { study: jumpedStudy } = take(study, 610, [
      report({ seq: 6, after: 610, spend: 10, stay: 10, covered: film('60[.]600') }),
    ]);
    expect(spell(jumpedStudy.record)).toBe('0[.]105');
  });

  it('D81: progress is what was covered, wherever the learner is', () => {
    const toldReport = report({
      after: 60,
      spend: 60,
      covered: film('540[.]600'),
      position: 600,
      learnProgress: 100,
    });
    const { record } = take(begin(), 60, [toldReport]).study;
    expect(record).toMatchObject({
      learnProgress: 10,
      maxLearnProgress: 10,
      position: 600,
      finishedAt: undefined,
    });
  });

  it('R33: nothing beyond a trial is covered, and no progress passes its end', () => {
    const facts = { ...FILM, trialSeconds: 60 };
    const toldReport = report({
      after: 120,
      covered: film('0[.]120'),
      position: 120,
      learnProgress: 20,
    });
    const { record } = take(begin(), 120, [toldReport], { facts }).study;
    expect([spell(record), record.position, record.maxLearnProgress]).toEqual(['0[.]60', 60, 10]);
  });
});

describe('a place', () => {
  it.each([
    ['of a text in pixels, however long it is', TEXT, 1_200_000, 1_200_000],
    ['of a film up to its end', FILM, 700, 600],
  ])('M252: is kept %s', (_words, facts, position, keptValue) => {
    const { study } = take(begin(), 120, [report({ after: 120, position })], { facts });
    expect(study.record.position).toBe(keptValue);
  });
});

describe('finished', () => {
  const covering = (to: number) => ({ ...NEW_RECORD, covered: [{ from: 0, to }], creditedMs: to * 1000 });
  const facts = (kind: 'text' | 'film') => (kind === 'text' ? TEXT : FILM);
  it.each([
    ['text', 'read to 90 %', NEW_RECORD, { spend: 5, learnProgress: 90 }, true],
    ['text', 'read to 89 %', NEW_RECORD, { spend: 5, learnProgress: 89 }, false],
    ['text', 'read for 30 seconds', NEW_RECORD, { spend: 30 }, true],
    ['text', 'read for 29 seconds', NEW_RECORD, { spend: 29 }, false],
    ['film', '95 % covered', covering(560), { covered: film('560[.]570') }, true],
    [
      'film',
      '94 % covered, at its end',
      covering(560),
      { covered: film('596[.]600'), position: 600, learnProgress: 100 },
      false,
    ],
    ['film', 'at its end without having played', NEW_RECORD, { position: 600, learnProgress: 100 }, false],
  ] as const)('D81: a %s, %s', (kind, _words, record, change, isDone) => {
    const { study } = take(begin(0, NEW_CLOCK, record), 120, [report({ after: 120, ...change })], {
      facts: facts(kind),
    });
    expect(study.record.finishedAt !== undefined).toBe(isDone);
  });

  it.each([
    ['text', { finish_text_percent: 100 }, { learnProgress: 95, spend: 10 }, false],
    ['text', { finish_text_seconds: 60 }, { spend: 59 }, false],
    ['text', { finish_text_seconds: 60 }, { spend: 60 }, true],
    ['film', { finish_played_percent: 10 }, { covered: film('0[.]60') }, true],
    ['film', { finish_played_percent: 11 }, { covered: film('0[.]60') }, false],
  ] as const)('D81, ADR-324: the shop says when a %s is finished (%j)', (kind, choice, change, isDone) => {
    const rule = { ...facts(kind), finish: finishRule(choice) };
    const { study } = take(begin(), 120, [report({ after: 120, ...change })], {
      facts: rule,
    });
    expect(study.record.finishedAt !== undefined).toBe(isDone);
  });

  it('D81: it stays so, and the first moment of it is kept', () => {
    const record = { ...covering(600), finishedAt: 5 };
    const { study } = take(begin(0, NEW_CLOCK, record), 120, [
      report({ after: 120, covered: film('0[.]10') }),
    ]);
    expect(study.record.finishedAt).toBe(5);
  });

  it('D81: where no length is known it takes the told end, and a while', () => {
    const unknown = { ...FILM, seconds: 0 };
    const toldReport = report({ after: 120, covered: film('0[.]10'), learnProgress: 96 });
    const hasty = take(begin(), 20, [{ ...toldReport, clientTs: T + 20_000, spend: 20 }], {
      facts: unknown,
    });
    expect(hasty.study.record.finishedAt).toBeUndefined();
    expect(take(begin(), 120, [toldReport], { facts: unknown }).study.record.finishedAt).toBe(T + 120_000);
  });
});

describe('jumping where it is limited', () => {
  const facts = { ...FILM, isSeekLimited: true };
  const seenEntry = { ...NEW_RECORD, covered: [{ from: 0, to: 100 }] };
  it.each([
    ['on from where one was', '100[.]200', 'kept'],
    ['five seconds further', '105[.]120', 'kept'],
    ['by steps of five seconds', '104[.]110[,]115[.]120', 'kept'],
    ['back', '10[.]20', 'kept'],
    ['further', '105.001[.]106', 'fast-forward-limited'],
    ['far after a step', '104[.]110[,]300[.]310', 'fast-forward-limited'],
  ])('D81: %s', (_words, playedText, outcome) => {
    const study = begin(0, NEW_CLOCK, seenEntry);
    const takenCredit = take(study, 120, [report({ after: 120, covered: film(playedText) })], {
      facts,
    });
    expect(takenCredit.outcome).toBe(outcome);
    if (outcome !== 'kept') expect([takenCredit.study, takenCredit.creditedSeconds]).toEqual([study, 0]);
  });

  it('D81: a learner who finished the lesson, here or in another course, may jump ahead', () => {
    const toldReports = [report({ after: 120, covered: film('500[.]560') })];
    const finishedStudy = begin(0, NEW_CLOCK, { ...seenEntry, finishedAt: 5 });
    expect(take(finishedStudy, 120, toldReports, { facts }).outcome).toBe('kept');
    const elsewhere = { ...facts, elsewhere: { reach: 0, isFinished: true, creditedMs: 0 } };
    expect(take(begin(), 120, toldReports, { facts: elsewhere }).outcome).toBe('kept');
    const further = { ...facts, elsewhere: { reach: 495, isFinished: false, creditedMs: 0 } };
    expect(take(begin(), 120, toldReports, { facts: further }).outcome).toBe('kept');
  });

  it('D80: of a batch with one such report none is kept', () => {
    const study = begin(0, NEW_CLOCK, seenEntry);
    const reports = [
      report({ after: 120, covered: film('100[.]200') }),
      report({ seq: 2, after: 240, covered: film('400[.]500') }),
    ];
    expect(take(study, 240, reports, { facts })).toMatchObject({ outcome: 'fast-forward-limited', study });
  });
});

describe('sessions', () => {
  it('D80: the token of the last answer is taken, the one before it where that was lost, and no other', () => {
    const first = take(begin(), 120, [report({ after: 120 })]).study;
    const lostCredit = take(first, 240, [report({ seq: 2, after: 240 })], { beat: 'b0' });
    expect(lostCredit.outcome).toBe('kept');
    // What it came with stays good until its answer was heard, however many were lost.
    const third = take(lostCredit.study, 360, [report({ seq: 3, after: 360 })], { beat: 'b0' });
    expect(third.outcome).toBe('kept');
    const forgedCredit = take(third.study, 480, [report({ seq: 4, after: 480 })], { beat: 'b120' });
    expect([forgedCredit.outcome, forgedCredit.study]).toEqual(['state-conflict', third.study]);
  });

  it('D80: who was taken over keeps what was done before, and is credited nothing after it', () => {
    const first = take(begin(), 120, [report({ after: 120 })]).study;
    const buildHeldValue = (now: number) => ({
      ...first.clock,
      leasedSession: 's2',
      leasedBy: 'there',
      leaseUntil: T + now * 1000 + 1,
    });
    const outcome = {
      ...first,
      clock: buildHeldValue(240),
      session: { ...first.session, lostAt: T + 180_000 },
    };
    const toldReport = report({ seq: 2, after: 240, covered: film('0[.]60'), position: 60 });
    const after = take(outcome, 240, [toldReport]);
    expect([after.outcome, after.creditedSeconds, after.study.session.lastSeq]).toEqual([
      'too-many-players',
      60,
      2,
    ]);
    expect([spell(after.study.record), after.study.record.position]).toEqual(['0[.]60', 0]);
    expect(after.study.record.lastAt).toBe(T + 180_000);
    const again = take({ ...after.study, clock: buildHeldValue(300) }, 300, [toldReport]);
    expect([again.outcome, again.creditedSeconds]).toEqual(['too-many-players', 0]);
    const later = take({ ...after.study, clock: buildHeldValue(360) }, 360, [report({ seq: 3, after: 360 })]);
    expect([later.outcome, later.creditedSeconds]).toEqual(['too-many-players', 0]);
  });

  it('D80: what was done before the take-over and comes after it is taken as if nothing had been', () => {
    const study = begin();
    const loss = { ...study, session: { ...study.session, lostAt: T + 300_000 } };
    const { outcome, creditedSeconds } = take(loss, 900, [report({ after: 240 })]);
    expect([outcome, creditedSeconds]).toEqual(['kept', 120]);
  });

  it.each([
    [178, 'kept', 60],
    [185, 'kept', 60],
    [185.001, 'too-many-players', 0],
  ])('ADR-312: what ended %d s on, taken over at 180 s, is %s', (after, outcome, position) => {
    const study = begin();
    const clock = { ...study.clock, leasedSession: 's2', leasedBy: 'there', leaseUntil: T + 310_000 };
    const loss = { ...study, clock, session: { ...study.session, lostAt: T + 180_000 } };
    const takenCredit = take(loss, 300, [report({ after, position: 60 })]);
    expect([takenCredit.outcome, takenCredit.study.record.position]).toEqual([outcome, position]);
  });
});

describe('clients without sessions', () => {
  const plain = (
    clock: StudyClock,
    at: number,
    change: Partial<StudyReport> = {},
    record = NEW_RECORD,
    facts = FILM,
  ) =>
    takePlainReport(
      { record, clock },
      { spend: 120, stay: 120, learnProgress: 0, position: 0, ...change },
      { facts, now: T + at * 1000 },
    );

  it('D80: the first report begins the count, and then what passed is credited', () => {
    const first = plain(NEW_CLOCK, 0);
    expect(first.creditedSeconds).toBe(0);
    const second = plain(first.study.clock, 120, {}, first.study.record);
    expect(second.creditedSeconds).toBe(120);
    expect(plain(second.study.clock, 121, {}, second.study.record).creditedSeconds).toBeLessThanOrEqual(4);
    expect(plain(second.study.clock, 4000, {}, second.study.record).creditedSeconds).toBe(120);
  });

  it('D80: covered is what lies before the place, as long as was credited', () => {
    const { study } = plain(start, 60, { spend: 60, position: 100, learnProgress: 16 });
    expect([spell(study.record), study.record.maxLearnProgress]).toEqual(['40[.]100', 10]);
  });

  const start = { ...NEW_CLOCK, plainAt: T };
  const limitedFacts = buildFilm({ isSeekLimited: true });
  const seenEntry = { ...NEW_RECORD, covered: [{ from: 0, to: 100 }] };
  it.each([
    ['as far as it played in that time, and five seconds', 60, { spend: 10, position: 135 }, 'kept'],
    ['further', 60, { spend: 10, position: 136 }, 'fast-forward-limited'],
    ['as far as it played in what passed', 7, { position: 135 }, 'kept'],
    [
      'as far as it played in what is claimed, but did not pass',
      7,
      { position: 136 },
      'fast-forward-limited',
    ],
  ])('D81: they come %s where jumping is limited', (_words, at, change, outcome) => {
    const takenCredit = plain(start, at, change, seenEntry, limitedFacts);
    expect(takenCredit.outcome).toBe(outcome);
    if (outcome !== 'kept')
      expect(takenCredit).toMatchObject({
        study: { record: seenEntry, clock: start },
        creditedSeconds: 0,
        parts: [],
      });
  });

  it('D81: who finished, and where nothing is limited, may be anywhere', () => {
    const notice = { spend: 10, position: 590 };
    expect(plain(start, 60, notice, { ...seenEntry, finishedAt: 5 }, limitedFacts).outcome).toBe('kept');
    expect(plain(start, 60, notice, seenEntry).outcome).toBe('kept');
  });

  it('R38: they share the line with sessions', () => {
    const { clock, record } = take(begin(), 120, [report({ after: 120 })]).study;
    expect(plain({ ...clock, plainAt: T }, 120, {}, record).creditedSeconds).toBeLessThanOrEqual(3);
  });
});
