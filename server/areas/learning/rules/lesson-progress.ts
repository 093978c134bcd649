/** How far a lesson is, after a report was believed: what was covered, how many percent, and whether it is finished (D81). Pure. */
import { lengthOf, type Segment } from '#schemas/learning/played-segments.ts';
import { exactSecondsOf, msOf } from '#schemas/time.ts';
import { COVERED_PARTS_MAX, COVERED_SLACK_S, SEEK_SLACK_S, SPEED_MAX } from '../limits.ts';
import { before, coverWithin, reachOf } from './parts.ts';
import type { LessonFacts, StudyRecord } from './study-state.ts';

/** Six digits: what a report can name. */
const LONGEST_S = 999_999;

const lengthKnown = ({ seconds }: LessonFacts) => (seconds > 0 ? seconds : LONGEST_S);

/** The last second of it this person may have. */
export function endOf(facts: LessonFacts): number {
  return Math.min(lengthKnown(facts), facts.trialSeconds ?? LONGEST_S);
}

/** Milliseconds that may still be credited: of a trial, no more in all than it lasts. */
export function timeLeft(record: StudyRecord, { trialSeconds, elsewhere }: LessonFacts): number {
  if (trialSeconds === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, msOf(trialSeconds) - record.creditedMs - elsewhere.creditedMs);
}

/** Of film no more than the fastest speed plays in the credited time, in this report and in all. */
export function coverOf(
  record: StudyRecord,
  playedParts: readonly Segment[],
  creditedMs: number,
  facts: LessonFacts,
): readonly Segment[] {
  const budgetOf = (ms: number) => SPEED_MAX * exactSecondsOf(ms) + COVERED_SLACK_S;
  const inAll = budgetOf(record.creditedMs + creditedMs) - lengthOf(record.covered);
  const budget = Math.max(0, Math.min(budgetOf(creditedMs), inAll));
  return coverWithin(record.covered, before(playedParts, endOf(facts)), {
    budget,
    partsMax: COVERED_PARTS_MAX,
  });
}

/** The furthest second that may be jumped to; undefined where there is no such limit, or no more. */
export function seekLimitOf(
  { covered, finishedAt }: Pick<StudyRecord, 'covered' | 'finishedAt'>,
  { kind, isSeekLimited, elsewhere }: LessonFacts,
): number | undefined {
  const isFree = !isSeekLimited || kind === 'text' || finishedAt !== undefined || elsewhere.isFinished;
  return isFree ? undefined : Math.max(reachOf(covered), elsewhere.reach) + SEEK_SLACK_S;
}

/** Whether what was played was come to by jumping further than allowed. */
export function isJumped(playedParts: readonly Segment[], limit: number | undefined): boolean {
  let furthest = limit ?? Number.POSITIVE_INFINITY;
  for (const { from, to } of playedParts.toSorted((one, other) => one.from - other.from)) {
    if (from > furthest) return true;
    furthest = Math.max(furthest, to + SEEK_SLACK_S);
  }
  return false;
}

/** Percent it ever came to: of a recording, how much of it was covered. */
export function percentOf(record: StudyRecord, reportedPercent: number, facts: LessonFacts): number {
  const came =
    facts.seconds === 0
      ? reportedPercent
      : Math.min(100, Math.floor((100 * lengthOf(record.covered)) / facts.seconds + 1e-6));
  return Math.max(record.maxLearnProgress, came);
}

export function isFinished(record: StudyRecord, { kind, seconds, finish }: LessonFacts): boolean {
  const { maxLearnProgress: percent, creditedMs } = record;
  const { textPercent, textMs, playedPercent } = finish;
  if (kind === 'text') return percent >= textPercent || creditedMs >= textMs;
  // Where no length is known there is nothing to hold what is told against: at least it took a while.
  if (seconds === 0) return percent >= playedPercent && creditedMs >= textMs;
  return 100 * lengthOf(record.covered) >= playedPercent * seconds - 1e-6;
}
