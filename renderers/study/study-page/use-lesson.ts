/**
 * What study of one lesson is, as this page needs it: where the learner was, what is kept, and what is reported. The one
 * place that knows who keeps it.
 */
import type { Segment } from '#schemas/learning/played-segments.ts';

interface StudyInput {
  resource_id: string;
  resource_type: number;
  product_id: string;
  product_type?: number;
}

interface Resume {
  /** Seconds, or pixels of a text. */
  position: number;
  covered: readonly Segment[];
  /** Percent. */
  progress: number;
  isFinished: boolean;
  /** The furthest second that may be jumped to; -1 for no limit (D81). */
  seekLimit: number;
}

export interface Lesson {
  phase: 'idle' | 'opening' | 'studying' | 'elsewhere' | 'refused' | 'failed';
  /** Set from the moment study has begun. */
  resume?: Resume | undefined;
  /** Percent: where the learner is, and how far they ever came. */
  progress: number;
  maxProgress: number;
  isFinished: boolean;
  saved: 'all' | 'sending' | 'waiting';
  takeOver(): void;
  retry(): void;
  played(at: number, duration: number, rate: number): void;
  paused(at: number): void;
  seeked(from: number, to: number): void;
  ended(): void;
  scrolled(px: number, percent: number): void;
}

const RESUME: Resume = { position: 0, covered: [], progress: 0, isFinished: false, seekLimit: -1 };
const nothing = () => undefined;
const UNKEPT: Lesson = {
  phase: 'studying',
  resume: RESUME,
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
const IDLE: Lesson = { ...UNKEPT, phase: 'idle', resume: undefined };

/** @param wanted not before it is known that this person may study it */
export function useLesson(_input: StudyInput, wanted: boolean): Lesson {
  return wanted ? UNKEPT : IDLE;
}
