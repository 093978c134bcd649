/**
 * What study of one lesson is, as this page needs it: where the learner was, what is kept, and what is reported. The one
 * place that knows who keeps it.
 */
import { useEngine } from '#engine/provider.tsx';
import { NO_STUDY, useStudy, type Study } from '#features/learning/index.ts';

interface StudyInput {
  resource_id: string;
  resource_type: number;
  product_id: string;
  product_type?: number;
}

/** Where the learner was, how far they are, whether it is kept, and whom a player tells. */
export type Lesson = Study;

const RESUME: NonNullable<Study['resume']> = {
  position: 0,
  coverage: [],
  progress: 0,
  isFinished: false,
  seekLimit: -1,
  countsHidden: true,
  isTakeOver: false,
};
const nothing = () => undefined;
/** Begun, with nothing to go on with and nobody who keeps it. */
export const UNKEPT: Lesson = {
  ...NO_STUDY,
  phase: 'studying',
  resume: RESUME,
  takeOver: nothing,
  retry: nothing,
  reportProgress: nothing,
  reportPause: nothing,
  reportSeek: nothing,
  reportEnd: nothing,
  reportScroll: nothing,
  session: undefined,
};
const IDLE: Lesson = { ...UNKEPT, phase: 'idle', resume: undefined };

/**
 * What is tried out in a preview or a gallery is kept nowhere.
 * @param isWanted not before it is known that this person may study it
 */
export function useLesson(input: StudyInput, isWanted: boolean): Lesson {
  const { mode } = useEngine();
  const study = useStudy(input, isWanted);
  if (mode === 'live') return study;
  return isWanted ? UNKEPT : IDLE;
}
