/** What was studied since the last report: active time, parts played, and where the learner is. Pure; moments are steady milliseconds. */
import type { Segment } from '#schemas/learning/played-segments.ts';
import { SECOND_MS } from '#schemas/time.ts';

/** Seconds a recording may be ahead of the time that passed: what is further ahead was jumped to. */
const JUMP_TOLERANCE_S = 1;
/** Time played and not yet borne out by the recording, and the other way around: clocks of players tremble. */
const TREMBLE_MS = 1000;
/** A page that is read tells each second; what is silent for longer was asleep. */
const READ_GAP_MS = 15_000;

export interface StudyAccumulator {
  /** Active milliseconds that stand in no report. */
  readonly active: number;
  readonly coverage: readonly Segment[];
  /** The learner's place: whole percent, and the same in the resource's own unit. */
  readonly progress: number;
  readonly org: number;
  /** Something of the above is in no report yet. */
  readonly isNew: boolean;
  /** The player as it was last heard: second of the recording, at which moment, how fast. */
  readonly position: number;
  /** Its length as the player last told it; 0 before. */
  readonly length: number;
  readonly heardAt: number;
  readonly rate: number;
  readonly isPlaying: boolean;
  /** Milliseconds that passed, and that the recording went on, and that the other side has not matched yet. */
  readonly passedMs: number;
  readonly gainedMs: number;
}

export function beginGathering(at: number, progress: number, org: number): StudyAccumulator {
  return {
    active: 0,
    coverage: [],
    progress,
    org,
    isNew: false,
    position: org,
    length: 0,
    heardAt: at,
    rate: 1,
    isPlaying: false,
    passedMs: 0,
    gainedMs: 0,
  };
}

const fit = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/** To milliseconds, as a report spells it. */
const place = (seconds: number) => Number(fit(seconds, 0, 999_999).toFixed(3));

function extendCoverage(coverage: readonly Segment[], from: number, to: number): readonly Segment[] {
  if (to <= from) return coverage;
  const last = coverage.at(-1);
  if (last === undefined || last.to !== from) return [...coverage, { from, to }];
  return [...coverage.slice(0, -1), { from: last.from, to }];
}

/** What a place of a recording is in percent; 100 is left to its end. */
function percentOf(position: number, duration: number, otherwise: number): number {
  return duration > 0 ? fit(Math.floor((position / duration) * 100), 0, 100) : otherwise;
}

/** The player went on to a place, or is somewhere else: then nothing was played in between. */
function goOn(before: StudyAccumulator, at: number, to: number, rate: number): StudyAccumulator {
  const elapsedMs = before.isPlaying ? Math.max(0, at - before.heardAt) : 0;
  const position = place(to);
  const advance = position - before.position;
  const fast = Math.max(rate, before.rate);
  const atPlace = { ...before, position, heardAt: at, rate };
  if (advance < 0 || (advance - JUMP_TOLERANCE_S) * SECOND_MS > elapsedMs * fast)
    return { ...atPlace, passedMs: 0, gainedMs: 0 };
  const passedMs = before.passedMs + elapsedMs;
  const gainedMs = before.isPlaying ? before.gainedMs + (advance / rate) * SECOND_MS : 0;
  const active = Math.min(passedMs, gainedMs);
  return {
    ...atPlace,
    active: before.active + active,
    passedMs: Math.min(TREMBLE_MS, passedMs - active),
    gainedMs: Math.min(TREMBLE_MS, gainedMs - active),
    coverage: extendCoverage(before.coverage, before.position, position),
    isNew: before.isNew || position !== before.position,
  };
}

/** A tick of the player at second `to` of `duration`, played `rate` times as fast as life. */
export function gatherPlayed(
  before: StudyAccumulator,
  { at, to, duration, rate }: { at: number; to: number; duration: number; rate: number },
): StudyAccumulator {
  const after = goOn(before, at, to, fit(rate, 0.1, 16));
  return {
    ...after,
    isPlaying: true,
    length: duration,
    org: Math.floor(after.position),
    progress: percentOf(after.position, duration, before.progress),
  };
}

export function gatherPaused(before: StudyAccumulator, at: number, to: number): StudyAccumulator {
  const after = before.isPlaying ? goOn(before, at, to, before.rate) : before;
  return { ...after, isPlaying: false, passedMs: 0, gainedMs: 0 };
}

export function gatherSeeked(
  before: StudyAccumulator,
  at: number,
  from: number,
  to: number,
): StudyAccumulator {
  const left = before.isPlaying ? goOn(before, at, from, before.rate) : before;
  const position = place(to);
  const progress = percentOf(position, left.length, left.progress);
  return {
    ...left,
    position,
    progress,
    heardAt: at,
    org: Math.floor(position),
    passedMs: 0,
    gainedMs: 0,
    isNew: true,
  };
}

/** It played to its end. */
export function gatherEnded(before: StudyAccumulator, at: number): StudyAccumulator {
  return { ...before, heardAt: at, isPlaying: false, progress: 100, isNew: true, passedMs: 0, gainedMs: 0 };
}

/** A text scrolled so many pixels, which is so much of it in percent. */
export function gatherScrolled(before: StudyAccumulator, px: number, percent: number): StudyAccumulator {
  const org = Math.floor(fit(px, 0, 10_000_000));
  const progress = Math.floor(fit(percent, 0, 100));
  const isNew = before.isNew || org !== before.org || progress !== before.progress;
  return { ...before, org, progress, isNew };
}

/** A text is studied while it can be seen. */
export function gatherRead(before: StudyAccumulator, at: number, isSeen: boolean): StudyAccumulator {
  const elapsedMs = Math.max(0, at - before.heardAt);
  const active = isSeen && elapsedMs <= READ_GAP_MS ? before.active + elapsedMs : before.active;
  return { ...before, active, heardAt: at };
}
