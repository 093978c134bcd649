/** A learner's study without a database: what is kept lies between two calls as text, and one write may fail whole. */
import { lengthOf, withoutThese, type Segment } from '#schemas/learning/played-segments.ts';
import type { PlayState } from '#schemas/learning/play-lease.ts';
import { DAY_MS } from '#schemas/time.ts';
import {
  COVERED_PARTS_MAX,
  COVERED_SLACK_S,
  LEASE_MS,
  LINE_PARTS_MAX,
  PLAIN_SLACK_MS,
  SPEED_MAX,
} from '#server/areas/learning/limits.ts';
import {
  takePlainReport,
  takeReports,
  type CreditedPart,
  type CreditOutcome,
} from '#server/areas/learning/rules/credit.ts';
import { openSession, takeBeat } from '#server/areas/learning/rules/lease.ts';
import { daysOf } from '#server/areas/learning/rules/study-days.ts';
import {
  NEW_CLOCK,
  NEW_RECORD,
  type LessonFacts,
  type SessionReport,
  type StudyClock,
  type StudyRecord,
  type StudyReport,
  type StudySession,
} from '#server/areas/learning/rules/study-state.ts';
import { buildFilm, buildText } from './study-samples.ts';

export const LESSONS: readonly LessonFacts[] = [
  buildText(),
  buildFilm({ seconds: 5400 }),
  buildFilm({ isSeekLimited: true }),
  buildFilm({ seconds: 3600, trialSeconds: 60 }),
];
const lessonAt = (lesson: number): LessonFacts => LESSONS[lesson] ?? buildText();

interface StoredStudy {
  clock: StudyClock;
  sessions: Record<string, { session: StudySession; lesson: number }>;
  records: Record<number, StudyRecord>;
  /** By lesson and day: milliseconds credited, and those of them that came late. */
  days: Record<string, { lesson: number; creditedMs: number; reportedMs: number }>;
}

export interface SentReport {
  session: string;
  beat: string;
  reports: readonly SessionReport[];
}
export interface Answer {
  outcome: CreditOutcome;
  beat: string;
  keptSeq: number;
  credit: number;
}

const EPSILON = 1e-6;

export class StudyWorld {
  now = 1_800_000_000_000;
  /** What is written, as text: nothing else outlives a call. */
  private text: string;
  private count = 0;
  private firstAt: number | undefined;
  private hasPlain = false;
  /** When each session last said that it plays, or was paused while it held the lease; gone once it stopped. */
  private readonly playedAt = new Map<string, number>();
  /** Laws that broke. */
  readonly breaches: string[] = [];
  /** Whether the next write fails, as a process that is killed before its commit. */
  isDying = false;

  constructor() {
    const nothing: StoredStudy = { clock: NEW_CLOCK, sessions: {}, records: {}, days: {} };
    this.text = JSON.stringify(nothing);
  }

  readStored(): StoredStudy {
    return JSON.parse(this.text);
  }

  open(lesson: number, clientTs: number, isTaking: boolean): { session: string; beat: string } | undefined {
    const storedValue = this.readStored();
    this.count += 1;
    const [id, beat] = [`s${String(this.count)}`, `b${String(this.count)}`];
    const openedLease = openSession(storedValue.clock, {
      id,
      beat,
      clientTs,
      isTaking,
      isWaiting: false,
      by: id,
      resourceId: String(lesson),
      kind: lessonAt(lesson).kind,
      now: this.now,
    });
    if (openedLease === undefined) {
      this.judgeElsewhere(id);
      return undefined;
    }
    this.lose(storedValue, openedLease.lostSession);
    storedValue.sessions[id] = { session: openedLease.session, lesson };
    storedValue.clock = openedLease.clock;
    if (!this.write(storedValue)) return undefined;
    this.firstAt ??= this.now;
    if (openedLease.clock.leasedSession === id) this.playedAt.set(id, this.now);
    return { session: id, beat };
  }

  private lose(storedValue: StoredStudy, id: string | undefined): void {
    const loss = id === undefined ? undefined : storedValue.sessions[id];
    if (loss !== undefined) loss.session = { ...loss.session, lostAt: loss.session.lostAt ?? this.now };
  }

  /**
   * A beat of a player. @returns whether it was told that another one plays; undefined where there is no such session, or
   * the write failed
   */
  beat(id: string, state: PlayState, second: number): boolean | undefined {
    const storedValue = this.readStored();
    const match = storedValue.sessions[id];
    if (match === undefined) return undefined;
    const { session, lesson } = match;
    const player = { by: id, resourceId: String(lesson), second, now: this.now };
    const beaten = takeBeat({ clock: storedValue.clock, session }, { state }, player);
    if (beaten.isElsewhere) this.judgeElsewhere(id);
    storedValue.clock = beaten.clock;
    this.lose(storedValue, beaten.lostSession);
    storedValue.sessions[id] = { lesson, session: beaten.session };
    if (!this.write(storedValue)) return undefined;
    if (state === 'stopped') this.playedAt.delete(id);
    else if (storedValue.clock.leasedSession === id) this.playedAt.set(id, this.now);
    return beaten.isElsewhere;
  }

  /** Somebody else said within the last twenty seconds that they play. */
  private judgeElsewhere(id: string): void {
    const others = [...this.playedAt].filter(([one, at]) => one !== id && this.now - at < LEASE_MS);
    if (others.length === 0) this.say('a false word of another player');
  }

  /** Undefined where there is no such session, or the write failed. */
  report({ session: id, beat, reports }: SentReport): Answer | undefined {
    const storedValue = this.readStored();
    const match = storedValue.sessions[id];
    if (match === undefined) return undefined;
    const { lesson, session } = match;
    const record = storedValue.records[lesson] ?? NEW_RECORD;
    this.count += 1;
    const notice = { beat, nextBeat: `b${String(this.count)}`, reports };
    const study = { record, session, clock: storedValue.clock };
    const takenCredit = takeReports(study, notice, {
      facts: lessonAt(lesson),
      now: this.now,
      by: id,
      resourceId: String(lesson),
    });
    const isNew = takenCredit.study.session !== session;
    if (takenCredit.outcome === 'state-conflict' || takenCredit.outcome === 'fast-forward-limited') {
      if (isNew) this.breaches.push('kept what was refused');
      return { outcome: takenCredit.outcome, beat, keptSeq: session.lastSeq, credit: 0 };
    }
    if (isNew) {
      this.look(storedValue.clock, takenCredit.study.clock, {
        from: session.openedAt,
        to: Math.min(this.now, takenCredit.study.session.lostAt ?? this.now),
      });
      storedValue.clock = takenCredit.study.clock;
      this.lose(storedValue, takenCredit.lostSession);
      storedValue.records[lesson] = takenCredit.study.record;
      this.addDays(storedValue, lesson, takenCredit.parts);
      storedValue.sessions[id] = { lesson, session: takenCredit.study.session };
    } else if (takenCredit.creditedSeconds !== 0 || takenCredit.study.record !== record)
      this.breaches.push('changed by nothing new');
    if (isNew && !this.write(storedValue)) return undefined;
    if (
      isNew &&
      storedValue.clock.leasedSession === id &&
      storedValue.clock.leaseUntil === this.now + LEASE_MS
    )
      this.playedAt.set(id, this.now);
    const { beat: next, lastSeq: keptSeq } = takenCredit.study.session;
    return { outcome: takenCredit.outcome, beat: next, keptSeq, credit: takenCredit.creditedSeconds };
  }

  plain(lesson: number, report: StudyReport): void {
    const storedValue = this.readStored();
    const record = storedValue.records[lesson] ?? NEW_RECORD;
    const takenCredit = takePlainReport({ record, clock: storedValue.clock }, report, {
      facts: lessonAt(lesson),
      now: this.now,
    });
    this.hasPlain = true;
    const from = (storedValue.clock.plainAt ?? this.now) - PLAIN_SLACK_MS;
    this.look(storedValue.clock, takenCredit.study.clock, { from, to: this.now });
    storedValue.clock = takenCredit.study.clock;
    storedValue.records[lesson] = takenCredit.study.record;
    this.addDays(storedValue, lesson, takenCredit.parts);
    if (this.write(storedValue)) this.firstAt ??= this.now;
  }

  /** All that was credited, in milliseconds. */
  creditedSeconds(): number {
    return Object.values(this.readStored().records).reduce((sum, { creditedMs }) => sum + creditedMs, 0);
  }

  /** What a second telling may not change. */
  worth(): string {
    const { records, clock, days } = this.readStored();
    return JSON.stringify([records, clock, days]);
  }

  private addDays({ days }: StoredStudy, lesson: number, parts: readonly CreditedPart[]): void {
    for (const { day, creditedMs, reportedMs } of daysOf(parts)) {
      const key = `${String(lesson)} ${day}`;
      const knownValue = days[key] ?? { lesson, creditedMs: 0, reportedMs: 0 };
      days[key] = {
        lesson,
        creditedMs: knownValue.creditedMs + creditedMs,
        reportedMs: knownValue.reportedMs + reportedMs,
      };
      if (creditedMs <= 0 || creditedMs > DAY_MS) this.say('a day of no time, or of more than it has');
    }
  }

  /** The days of a lesson say what its record says. */
  private judgeDays(lesson: number, { creditedMs, reportedMs }: StudyRecord): void {
    const days = Object.values(this.readStored().days).filter((one) => one.lesson === lesson);
    const [creditedValue, reportedValue] = [
      days.reduce((sum, one) => sum + one.creditedMs, 0),
      days.reduce((sum, one) => sum + one.reportedMs, 0),
    ];
    if (creditedValue !== creditedMs || reportedValue !== reportedMs)
      this.say('days that are not the record');
  }

  private write(next: StoredStudy): boolean {
    if (this.isDying) {
      this.isDying = false;
      return false;
    }
    const before = this.readStored().records;
    this.text = JSON.stringify(next);
    for (const [key, record] of Object.entries(next.records)) {
      const lesson = Number(key);
      this.judge(lesson, before[lesson] ?? NEW_RECORD, record);
      this.judgeDays(lesson, record);
    }
    const wall = this.firstAt === undefined ? 0 : this.now - this.firstAt;
    if (this.creditedSeconds() > wall + (this.hasPlain ? PLAIN_SLACK_MS : 0))
      this.say('credited beyond the wall time');
    if (next.clock.line.length > LINE_PARTS_MAX) this.say('a line of too many parts');
    return true;
  }

  /** New moments lie within the session, and none was credited before. */
  private look(before: StudyClock, after: StudyClock, { from, to }: Segment): void {
    if (before.line.length + 1 >= LINE_PARTS_MAX) return;
    const foundSegments = withoutThese(after.line, before.line);
    if (foundSegments.some((part) => part.from < from || part.to > to))
      this.say('credited outside the session');
  }

  private judge(lesson: number, before: StudyRecord, after: StudyRecord): void {
    const { kind, seconds, trialSeconds } = lessonAt(lesson);
    const length = lengthOf(after.covered);
    const believable = (SPEED_MAX * after.creditedMs) / 1000 + COVERED_SLACK_S;
    const laws: readonly (readonly [string, boolean])[] = [
      ['a trial of more time than it lasts', after.creditedMs <= (trialSeconds ?? Infinity) * 1000],
      ['more film than time', length <= believable + EPSILON],
      ['coverage shrank', lengthOf(withoutThese(before.covered, after.covered)) < EPSILON],
      ['covered beyond the end', after.covered.every(({ to }) => to <= (trialSeconds ?? seconds))],
      ['too many parts', after.covered.length <= COVERED_PARTS_MAX],
      ['progress shrank', after.maxLearnProgress >= before.maxLearnProgress],
      [
        'progress beyond the coverage',
        kind === 'text' || after.maxLearnProgress * seconds <= 100 * length + EPSILON * seconds,
      ],
      ['unfinished again', before.finishedAt === undefined || after.finishedAt === before.finishedAt],
      [
        'finished too early',
        after.finishedAt === undefined || kind === 'text' || length >= 0.95 * seconds - EPSILON,
      ],
      ['credit shrank', after.creditedMs >= before.creditedMs],
      ['more came late than came', after.reportedMs <= after.creditedMs],
      ['a stay that is not the credit', after.stayTime === Math.floor(after.creditedMs / 1000)],
    ];
    for (const [law, holds] of laws) if (!holds) this.say(`${law} (lesson ${String(lesson)})`);
  }

  private say(law: string): void {
    if (!this.breaches.includes(law)) this.breaches.push(law);
  }
}
