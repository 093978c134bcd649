/**
 * How much of a report is believed (R38, D80, ADR-312 and ADR-313). What is credited lies on one line of moments of
 * the learner, each at most once, between the opening of the session and now. Pure: no clock, no store.
 */
import { unionOf, type Segment } from '#schemas/learning/played-segments.ts';
import { REPORT_SECONDS_MAX } from '#schemas/learning/report.ts';
import { exactSecondsOf, msOf, secondsOf } from '#schemas/time.ts';
import {
  LATE_AFTER_MS,
  LATE_WITHIN_MS,
  LEASE_MS,
  LINE_LIFE_MS,
  LINE_PARTS_MAX,
  PLACING_SLACK_MS,
  PLAIN_SLACK_MS,
  SPEED_MAX,
} from '../limits.ts';
import { coverOf, endOf, isFinished, isJumped, percentOf, seekLimitOf, timeLeft } from './lesson-progress.ts';
import { isHeldByOther, takeLease } from './lease.ts';
import { closeNearest, freeWithin } from './parts.ts';
import type {
  LessonFacts,
  SessionReport,
  StudyClock,
  StudyRecord,
  StudyReport,
  StudySession,
} from './study-state.ts';

/** What a report changes: all of it is written, or nothing. */
export interface Study {
  record: StudyRecord;
  clock: StudyClock;
}
export interface SessionStudy extends Study {
  session: StudySession;
}

/** Moments that were credited; `isLate` where they were told of later than they passed (ADR-313). */
export interface CreditedPart extends Segment {
  readonly isLate: boolean;
}

/** `again`: it was kept before; nothing changes. `too-many-players` keeps what was done before the other session began. */
export type CreditOutcome = 'kept' | 'again' | 'too-many-players' | 'fast-forward-limited' | 'state-conflict';

export interface Credit<Kept extends Study> {
  outcome: CreditOutcome;
  study: Kept;
  /** Whole seconds. */
  creditedSeconds: number;
  /** The moments it was given, which were nobody's before. */
  parts: readonly CreditedPart[];
  /** The session that may not play any more; undefined where there was none. */
  lostSession?: string | undefined;
}

interface CreditContext {
  facts: LessonFacts;
  now: number;
}
/** Of reports in a session: by which login they come, and of what lesson. */
interface SessionCreditContext extends CreditContext {
  by: string;
  resourceId: string;
}

function mergeTimeline(clock: StudyClock, parts: readonly Segment[], now: number): StudyClock {
  const line = unionOf(clock.line, parts).filter(({ to }) => to > now - LINE_LIFE_MS);
  return { ...clock, line: closeNearest(line, LINE_PARTS_MAX) };
}

const sumOf = (parts: readonly Segment[]) => parts.reduce((sum, { from, to }) => sum + to - from, 0);

interface AcceptedReport {
  creditedMs: number;
  isLate: boolean;
  playedParts: readonly Segment[];
  /** When it ended. */
  at: number;
  /** What it says of the place; undefined where it is not believed. */
  place: StudyReport | undefined;
}

/** The record after a report; a place told of an earlier moment than is known moves nobody back. */
function recordAfter(
  record: StudyRecord,
  { creditedMs, isLate, playedParts, at, place }: AcceptedReport,
  facts: LessonFacts,
): StudyRecord {
  const inAll = record.creditedMs + creditedMs;
  const creditedRecord: StudyRecord = {
    ...record,
    creditedMs: inAll,
    reportedMs: record.reportedMs + (isLate ? creditedMs : 0),
    stayTime: record.stayTime + secondsOf(inAll) - secondsOf(record.creditedMs),
    covered: facts.kind === 'text' ? record.covered : coverOf(record, playedParts, creditedMs, facts),
    lastAt: Math.max(record.lastAt, creditedMs > 0 || place !== undefined ? at : 0),
  };
  const maxLearnProgress = percentOf(creditedRecord, place?.learnProgress ?? 0, facts);
  const isNewest = place !== undefined && at >= record.lastAt;
  const placedRecord: StudyRecord = {
    ...creditedRecord,
    maxLearnProgress,
    ...(isNewest
      ? {
          learnProgress: Math.min(place.learnProgress, maxLearnProgress),
          position: facts.kind === 'text' ? place.position : Math.min(place.position, endOf(facts)),
        }
      : {}),
  };
  return {
    ...placedRecord,
    finishedAt: record.finishedAt ?? (isFinished(placedRecord, facts) ? at : undefined),
  };
}

const secondsClaimed = (seconds: number) => msOf(Math.min(Math.max(0, seconds), REPORT_SECONDS_MAX));
const claimedBy = ({ stay, spend }: StudyReport) => Math.max(secondsClaimed(stay), secondsClaimed(spend));

/**
 * When a report ended, by the server's clock. A learner's clock that runs ahead of ours was set anew, and what it says is
 * as good as now. One that is behind the report before was set back, and this report follows that one.
 */
function momentOf(report: SessionReport, session: StudySession, now: number) {
  const { clientTs } = report;
  const { clientOffset, lastEndAt, lastSeq } = session;
  const claimedEnd = clientTs + clientOffset;
  if (claimedEnd > now + PLACING_SLACK_MS) return { end: now, clientOffset: now - clientTs, isLate: false };
  const began = lastSeq === 0 ? claimedEnd : claimedEnd - secondsClaimed(report.stay);
  const isSetBack = began < lastEndAt - PLACING_SLACK_MS;
  const end = Math.min(now, isSetBack ? lastEndAt + claimedBy(report) : claimedEnd);
  return {
    end,
    clientOffset: isSetBack ? end - clientTs : clientOffset,
    isLate: now - end > LATE_AFTER_MS,
  };
}

/** One report that was not kept before; undefined where it tells of a jump that is not allowed. */
function keepOne(
  study: SessionStudy,
  report: SessionReport,
  { facts, now }: CreditContext,
): { study: SessionStudy; parts: readonly CreditedPart[]; isOver: boolean } | undefined {
  const { record, session, clock } = study;
  if (isJumped(report.covered, seekLimitOf(record, facts))) return undefined;
  const { end, clientOffset, isLate } = momentOf(report, session, now);
  const isTooLate = isLate && end > session.lastAnswerAt + LATE_WITHIN_MS;
  const until = Math.min(now, session.lostAt ?? now);
  const parts = freeWithin(clock.line, {
    from: Math.max(session.openedAt, now - LINE_LIFE_MS, end - claimedBy(report) - PLACING_SLACK_MS),
    to: Math.min(until, end + PLACING_SLACK_MS),
    amount: isTooLate ? 0 : Math.min(secondsClaimed(report.spend), timeLeft(record, facts)),
  });
  const isBelieved = !isTooLate && end <= until + PLACING_SLACK_MS;
  const acceptance: AcceptedReport = {
    creditedMs: sumOf(parts),
    isLate,
    playedParts: isTooLate ? [] : report.covered,
    at: Math.min(end, until),
    place: isBelieved ? report : undefined,
  };
  return {
    study: {
      record: recordAfter(record, acceptance, facts),
      clock: mergeTimeline(clock, parts, now),
      session: { ...session, clientOffset, lastSeq: report.seq, lastEndAt: end },
    },
    parts: parts.map((part) => ({ ...part, isLate })),
    // Who only stays, with a player that is paused, plays nowhere.
    isOver: report.spend > 0 && isOver({ lostAt: session.lostAt, lastEndAt: end }),
  };
}

const isOver = ({ lostAt, lastEndAt }: Pick<StudySession, 'lostAt' | 'lastEndAt'>) =>
  lostAt !== undefined && lastEndAt > lostAt + PLACING_SLACK_MS;

/**
 * Who plays by these reports (D129). Reports of a player that beats neither take nor keep the lease; those of a client that
 * never did are its beats, where they tell of now.
 */
function leaseBy(
  study: SessionStudy,
  reports: readonly SessionReport[],
  { facts, now, by, resourceId }: SessionCreditContext,
): { study: SessionStudy; lostSession?: string | undefined; isElsewhere?: boolean } {
  const { session, clock } = study;
  const last = reports.findLast(({ seq, spend }) => seq > session.lastSeq && spend > 0);
  if (facts.kind === 'text' || last === undefined) return { study };
  const { end } = momentOf(last, session, now);
  if (now - end > LEASE_MS) return { study };
  const isOthers = isHeldByOther(clock, session.id, now);
  if (isOthers && session.lostAt === undefined && clock.leasedBy !== by) {
    const lostAt = Math.max(session.openedAt, Math.min(now, clock.leasedSince));
    return { study: { ...study, session: { ...session, lostAt } }, isElsewhere: true };
  }
  if (session.playSeq > 0 || (isOthers && session.lostAt !== undefined)) return { study };
  const since = Math.max(session.openedAt, end - secondsClaimed(last.spend));
  const player = { sessionId: session.id, by, resourceId, second: Math.floor(last.position), now, since };
  const { clock: newClock, lostSession } = takeLease(clock, player);
  return { study: { ...study, clock: newClock, session: { ...session, lostAt: undefined } }, lostSession };
}

const creditedBetween = (before: Study, after: Study) =>
  secondsOf(after.record.creditedMs) - secondsOf(before.record.creditedMs);

const nothingOf = <Kept extends Study>(outcome: CreditOutcome, study: Kept): Credit<Kept> => ({
  outcome,
  study,
  creditedSeconds: 0,
  parts: [],
});

/**
 * Reports of one session in their order: all are kept, or none.
 * @param beat the token they came with: of the last answer, or of the one before where that was lost
 * @param nextBeat the token of this answer
 */
export function takeReports(
  study: SessionStudy,
  { beat, nextBeat, reports }: { beat: string; nextBeat: string; reports: readonly SessionReport[] },
  ground: SessionCreditContext,
): Credit<SessionStudy> {
  const { session } = study;
  if (beat !== session.beat && beat !== session.beatBefore) return nothingOf('state-conflict', study);
  const fresh = reports.filter(({ seq }) => seq > session.lastSeq);
  if (fresh.length === 0) return nothingOf(isOver(session) ? 'too-many-players' : 'again', study);
  const lease = leaseBy(study, fresh, ground);
  let latest = lease.study;
  let over = lease.isElsewhere === true;
  const parts: CreditedPart[] = [];
  for (const report of fresh) {
    if (report.seq <= latest.session.lastSeq) continue;
    const next = keepOne(latest, report, ground);
    if (next === undefined) return nothingOf('fast-forward-limited', study);
    latest = next.study;
    over ||= next.isOver;
    parts.push(...next.parts);
  }
  const nextStudy: SessionStudy = {
    ...latest,
    // What it came with stays good until its answer was heard.
    session: { ...latest.session, beat: nextBeat, beatBefore: beat, lastAnswerAt: ground.now },
  };
  return {
    outcome: over ? 'too-many-players' : 'kept',
    study: nextStudy,
    creditedSeconds: creditedBetween(study, nextStudy),
    parts,
    lostSession: lease.lostSession,
  };
}

/** A report of a client without sessions (M252 alone): D80's sum, on the same line. The first of a learner begins it. */
export function takePlainReport(
  study: Study,
  report: StudyReport,
  { facts, now }: CreditContext,
): Credit<Study> {
  const { record, clock } = study;
  const elapsedMs = clock.plainAt === undefined ? 0 : now - clock.plainAt + PLAIN_SLACK_MS;
  const wantedMs = Math.max(0, Math.min(secondsClaimed(report.spend), elapsedMs, timeLeft(record, facts)));
  const limit = seekLimitOf(record, facts);
  // However fast it was played, it was come to from somewhere.
  if (limit !== undefined && report.position - SPEED_MAX * exactSecondsOf(wantedMs) > limit)
    return nothingOf('fast-forward-limited', study);
  const parts = freeWithin(clock.line, {
    from: Math.max((clock.plainAt ?? now) - PLAIN_SLACK_MS, now - claimedBy(report) - PLAIN_SLACK_MS),
    to: now,
    amount: wantedMs,
  });
  const creditedMs = sumOf(parts);
  const { position } = report;
  const playedParts = [{ from: Math.max(0, position - exactSecondsOf(creditedMs)), to: position }];
  const acceptance: AcceptedReport = { creditedMs, isLate: false, playedParts, at: now, place: report };
  const nextStudy: Study = {
    record: recordAfter(record, acceptance, facts),
    clock: { ...mergeTimeline(clock, parts, now), plainAt: now },
  };
  return {
    outcome: 'kept',
    study: nextStudy,
    creditedSeconds: creditedBetween(study, nextStudy),
    parts: parts.map((part) => ({ ...part, isLate: false })),
  };
}
