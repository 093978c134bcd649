/** What of the machine a page draws: the same value until something of it changes, for it is asked for each second. */
import { readSegments, type Segment } from '#schemas/learning/played-segments.ts';
import type { Saved } from './session-reports.ts';
import type { Opened, StudyPhase, StudyState } from './study-state.ts';

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
}

export interface StudyShown {
  phase: StudyPhase;
  /** Undefined until a session was opened. */
  resume: Resume | undefined;
  /** Percent of where the learner is, and how far the server says they ever came. */
  progress: number;
  maxProgress: number;
  isFinished: boolean;
  /** Whether the server counts all reports made so far; `waiting`, too, where some were lost. */
  saved: Saved;
}

export const NOTHING_SHOWN: StudyShown = {
  phase: 'idle',
  resume: undefined,
  progress: 0,
  maxProgress: 0,
  isFinished: false,
  saved: 'all',
};

const resumes = new WeakMap<Opened, Resume>();

function resumeOf(opened: Opened): Resume {
  const known = resumes.get(opened) ?? {
    position: opened.position,
    covered: readSegments(opened.covered),
    progress: opened.learn_progress,
    isFinished: opened.is_finish === 1,
    seekLimit: opened.seek_limit,
    countsHidden: opened.counts_hidden === 1,
  };
  resumes.set(opened, known);
  return known;
}

export function shownOf(before: StudyShown, state: StudyState, saved: Saved): StudyShown {
  const { phase, opened, progress, maxProgress, isFinished } = state;
  const resume = opened === undefined ? undefined : resumeOf(opened);
  const isSame =
    before.phase === phase &&
    before.resume === resume &&
    before.progress === progress &&
    before.maxProgress === maxProgress &&
    before.isFinished === isFinished &&
    before.saved === saved;
  return isSame ? before : { phase, resume, progress, maxProgress, isFinished, saved };
}
