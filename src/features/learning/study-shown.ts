/** What of the machine a page draws: the same value until something of it changes, for it is asked for each second. */
import { readSegments, type Segment } from '#schemas/learning/played-segments.ts';
import type { PlayingElsewhere } from '#schemas/learning/play-lease.ts';
import { secondsOf } from '#schemas/time.ts';
import type { SaveState } from './session-reports.ts';
import type { OpenedSession, StudyPhase, StudyState } from './study-state.ts';

/** Where the learner was when the session was opened. */
interface Resume {
  /** Seconds of a recording, pixels of a text. */
  position: number;
  /** What was ever played, in seconds. */
  covered: readonly Segment[];
  /** Percent. */
  progress: number;
  isFinished: boolean;
  /** The furthest second that may be jumped to; -1 for no limit (D81). */
  seekLimit: number;
  /** Whether it counts while its page is hidden (decision 352). */
  countsHidden: boolean;
  /** It was taken over from another player, and goes on at that player's second (D129). */
  isTakeOver?: boolean;
}

export interface StudyShown {
  phase: StudyPhase;
  /** Undefined until a session was opened. */
  resume: Resume | undefined;
  /** Percent of where the learner is, and how far the server says they ever came. */
  progress: number;
  maxProgress: number;
  isFinished: boolean;
  /** Who plays, while somebody plays elsewhere and it is known. */
  elsewhere: PlayingElsewhere | undefined;
  /** Whether the server counts all reports made so far. */
  saved: SaveState;
  /** The browser knows that it has no network. */
  isOffline: boolean;
  /** Whole minutes of study that are only kept on this device. */
  keptMinutes: number;
}

export const NOTHING_SHOWN: StudyShown = {
  phase: 'idle',
  resume: undefined,
  progress: 0,
  maxProgress: 0,
  isFinished: false,
  elsewhere: undefined,
  saved: 'all',
  isOffline: false,
  keptMinutes: 0,
};

const MINUTE_SECONDS = 60;

const resumes = new WeakMap<OpenedSession, Resume>();

function resumeOf(opened: OpenedSession, isTakeOver: boolean): Resume {
  const known = resumes.get(opened) ?? {
    position: opened.position,
    covered: readSegments(opened.covered),
    progress: opened.learn_progress,
    isFinished: opened.is_finish === 1,
    seekLimit: opened.seek_limit,
    countsHidden: opened.counts_hidden === 1,
    isTakeOver,
  };
  resumes.set(opened, known);
  return known;
}

interface Keeping {
  saved: SaveState;
  isOffline: boolean;
  waitingSeconds: number;
}

/** What is gathered counts as kept here where it cannot be sent. */
function keptMinutesOf({ session }: StudyState, { saved, isOffline, waitingSeconds }: Keeping): number {
  if (!isOffline && saved !== 'waiting') return 0;
  const open = secondsOf(session?.accumulator.active ?? 0);
  return Math.floor((waitingSeconds + (isOffline ? open : 0)) / MINUTE_SECONDS);
}

export function shownOf(before: StudyShown, state: StudyState, keeping: Keeping): StudyShown {
  const { phase, opened, progress, maxProgress, isFinished, elsewhere, isTaking } = state;
  const next: StudyShown = {
    phase,
    resume: opened === undefined ? undefined : resumeOf(opened, isTaking),
    progress,
    maxProgress,
    isFinished,
    elsewhere,
    saved: keeping.saved,
    isOffline: keeping.isOffline,
    keptMinutes: keptMinutesOf(state, keeping),
  };
  const isSame =
    before.phase === phase &&
    before.resume === next.resume &&
    before.progress === progress &&
    before.maxProgress === maxProgress &&
    before.isFinished === isFinished &&
    before.elsewhere === elsewhere &&
    before.saved === next.saved &&
    before.isOffline === next.isOffline &&
    before.keptMinutes === next.keptMinutes;
  return isSame ? before : next;
}
