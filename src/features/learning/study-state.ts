/** What the machine of reports remembers, hears and wants done. Moments (`at`) are steady milliseconds, never the hour. */
import type { AnswerOf, DataOf } from '#schemas/api/define-endpoint.ts';
import type { learnRecordBatch, SessionReportInput } from '#schemas/api/learning/reports.ts';
import type { learnSessionOpen } from '#schemas/api/learning/sessions.ts';
import type { PlayingElsewhere } from '#schemas/learning/play-lease.ts';
import type { StudyAccumulator } from './study-accumulator.ts';

export interface Lesson {
  resource_id: string;
  resource_type: number;
  /** The package it is studied in; absent where it is opened by itself. */
  product_id?: string | undefined;
  /** The shop the content is of (M252). */
  content_app_id?: string | undefined;
}

export type Report = SessionReportInput;
export type OpenedSession = DataOf<typeof learnSessionOpen>;
type OpenAnswer = AnswerOf<typeof learnSessionOpen>;
export type ReportAnswerOf = AnswerOf<typeof learnRecordBatch>;

/** As the specification names it (M257). */
interface LearningReport {
  /** Whole seconds since the last report. */
  stayTime: number;
  /** The moment the stay timer stood at 0; undefined while it is stopped. */
  stayTimer: number | undefined;
  learningResourceId: string;
  /** A point of progress was told, and the progress is still the same. */
  reportLock: boolean;
  /** Which; 0 while it is open. */
  reportLockDot: number;
}

/** The session reports are made in. */
export interface Session {
  opening: OpenedSession;
  /** Seconds between two reports. */
  interval: number;
  /** Of the report that is being gathered. */
  seq: number;
  /** When the last report was made, and when the one being gathered was last kept. */
  cutAt: number;
  keptAt: number;
  /** Active milliseconds it then held: a player that is heard seldom tells of many at once. */
  keptActive: number;
  /** A pause or a seek came too soon after a report, and is still to be told. */
  isOwed: boolean;
  accumulator: StudyAccumulator;
  /** The learner's clock at a moment is this much more (see `clockOf`). */
  clock: number;
}

export type StudyPhase = 'idle' | 'opening' | 'studying' | 'elsewhere' | 'refused' | 'failed';

export interface StudyState {
  /** Counts up with every opening; answers to an older one are dropped. */
  attempt: number;
  phase: StudyPhase;
  lesson: Lesson | undefined;
  /** When the session under way was asked for, and what the learner's clock said. */
  requestTime: { at: number; clock: number };
  session: Session | undefined;
  /** Whether the opening under way, or the last one, took over from another player. */
  isTaking: boolean;
  /** Who plays, where somebody plays elsewhere and it is known. */
  elsewhere: PlayingElsewhere | undefined;
  /** What the last opening told. */
  opening: OpenedSession | undefined;
  learningReport: LearningReport;
  /** Percent of where the learner is, and how far the server says they ever came. */
  progress: number;
  maxProgress: number;
  isFinished: boolean;
  isHidden: boolean;
  /** No report of this view of the page was made yet. */
  isFirst: boolean;
}

export type StudyEvent =
  | { type: 'wanted'; at: number; clock: number; lesson: Lesson }
  | { type: 'taken-over' | 'retried'; at: number; clock: number }
  | { type: 'opened'; attempt: number; at: number; answer: OpenAnswer }
  | { type: 'tick'; at: number }
  | { type: 'played'; at: number; to: number; duration: number; rate: number }
  | { type: 'paused'; at: number; to: number }
  | { type: 'seeked'; at: number; from: number; to: number }
  | { type: 'ended'; at: number }
  | { type: 'scrolled'; at: number; px: number; percent: number }
  | { type: 'hidden' | 'shown'; at: number }
  /** The page goes, or the person is about to: what is open is sent now or never. */
  | { type: 'leaving'; at: number }
  | { type: 'answered'; sessionId: string; at: number; clock: number; answer: ReportAnswerOf }
  /** Another player plays from now on. */
  | { type: 'taken'; at: number; elsewhere?: PlayingElsewhere | undefined }
  /** Whether still somebody plays elsewhere is asked. */
  | { type: 'looked'; at: number; clock: number }
  /** Nobody studies here any more; `isGone` where the person went first, so that nothing may be sent. */
  | { type: 'closed'; at: number; isGone: boolean };

export type StudyEffect =
  | { type: 'open'; attempt: number; lesson: Lesson; take: 0 | 1; wait: 0 | 1; clock: number }
  /** A session stands: its place in the queue, and its player. */
  | { type: 'begin'; session: OpenedSession }
  /** What is gathered so far, in case the page is never heard again. */
  | { type: 'keep'; report: Report }
  | { type: 'send'; reports: readonly Report[]; by: 'usual' | 'last' | 'nobody' }
  /** The session is over; `isGone` where nothing of it may be sent any more. */
  | { type: 'end'; isGone: boolean };

const NO_REPORT: LearningReport = {
  stayTime: 0,
  stayTimer: undefined,
  learningResourceId: '',
  reportLock: false,
  reportLockDot: 0,
};

export const FIRST_STATE: StudyState = {
  attempt: 0,
  phase: 'idle',
  lesson: undefined,
  requestTime: { at: 0, clock: 0 },
  session: undefined,
  isTaking: false,
  elsewhere: undefined,
  opening: undefined,
  learningReport: NO_REPORT,
  progress: 0,
  maxProgress: 0,
  isFinished: false,
  isHidden: false,
  isFirst: true,
};
