/** Study of a lesson as tests and stories of this page give it: begun, kept, with nothing to go on with. */
import type { Lesson } from './use-lesson.ts';

const nothing = () => undefined;

export const LESSON: Lesson = {
  phase: 'studying',
  resume: { position: 0, covered: [], progress: 0, isFinished: false, seekLimit: -1 },
  progress: 0,
  maxProgress: 0,
  isFinished: false,
  saved: 'all',
  takeOver: nothing,
  retry: nothing,
  played: nothing,
  paused: nothing,
  seeked: nothing,
  ended: nothing,
  scrolled: nothing,
};
