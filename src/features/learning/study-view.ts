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
  coverage: readonly Segment[];
  /** Percent. */
  progress: number;
  isFinished: boolean;
  /** The furthest second that may be jumped to; -1 for no limit (D81). */
  seekLimit: number;
  /** Whether it counts while its page is hidden (ADR-352). */
  countsHidden: boolean;
  /** It was taken over from another player, and goes on at that player's second (D129). */
  isTakeOver?: boolean;
}

export interface StudyView {
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
  saveState: SaveState;
  /** The browser knows that it has no network. */
  isOffline: boolean;
  /** Whole minutes of study that are only kept on this device. */
  keptMinutes: number;
}

export const NO_STUDY: StudyView = {
  phase: 'idle',
  resume: undefined,
  progress: 0,
  maxProgress: 0,
  isFinished: false,
  elsewhere: undefined,
  saveState: 'all',
  isOffline: false,
  keptMinutes: 0,
};

const MINUTE_SECONDS = 60;

const resumes = new WeakMap<OpenedSession, Resume>();

function resumeOf(opening: OpenedSession, isTakeOver: boolean): Resume {
  const resume = resumes.get(opening) ?? {
    position: opening.position,
    coverage: readSegments(opening.covered),
    progress: opening.learn_progress,
    isFinished: opening.is_finish === 1,
    seekLimit: opening.seek_limit,
    countsHidden: opening.counts_hidden === 1,
    isTakeOver,
  };
  resumes.set(opening, resume);
  return resume;
}

interface Keeping {
  saveState: SaveState;
  isOffline: boolean;
  waitingSeconds: number;
}

/** What is gathered counts as kept here where it cannot be sent. */
function keptMinutesOf({ session }: StudyState, { saveState, isOffline, waitingSeconds }: Keeping): number {
  if (!isOffline && saveState !== 'waiting') return 0;
  const open = secondsOf(session?.accumulator.active ?? 0);
  return Math.floor((waitingSeconds + (isOffline ? open : 0)) / MINUTE_SECONDS);
}

export function viewOf(before: StudyView, state: StudyState, keeping: Keeping): StudyView {
  const { phase, opening, progress, maxProgress, isFinished, elsewhere, isTaking } = state;
  const next: StudyView = {
    phase,
    resume: opening === undefined ? undefined : resumeOf(opening, isTaking),
    progress,
    maxProgress,
    isFinished,
    elsewhere,
    saveState: keeping.saveState,
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
    before.saveState === next.saveState &&
    before.isOffline === next.isOffline &&
    before.keptMinutes === next.keptMinutes;
  return isSame ? before : next;
}
