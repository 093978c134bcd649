/** What is kept of a learner's study, as the rules read and write it. Moments in unix milliseconds. */
import type { FinishRule } from '#schemas/shop/finish-rule.ts';
import type { Segment } from '#schemas/learning/played-segments.ts';

/** One learner, one resource, the package it was opened in. */
export interface StudyRecord {
  /** Percent: where the learner is, and how far they ever came. */
  learnProgress: number;
  maxLearnProgress: number;
  /** Seconds, or pixels of a text. */
  position: number;
  finishedAt: number | undefined;
  /** 0 for never. */
  lastAt: number;
  /** Seconds. */
  stayTime: number;
  /** Seconds of the recording. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has where it is stored
  covered: readonly Segment[];
  /** All that was credited here, and what of it came late. */
  creditedMs: number;
  reportedMs: number;
}

/** What a report says of where it was made (M252); kept as it was last said. */
export interface ReportOrigin {
  /** The shop of the content; empty where it was not given. */
  contentAppId: string;
  aliveType: number;
  aliveState: number;
  agentType: number;
}

/** One view of one lesson. */
export interface StudySession {
  id: string;
  openedAt: number;
  /** What is added to the learner's clock to have the server's. */
  clientOffset: number;
  /** The token of the last answer, and the one before it, whose answer may have been lost. */
  beat: string;
  beatBefore: string;
  lastSeq: number;
  lastAnswerAt: number;
  /** The end of the last report that was kept. */
  lastEndAt: number;
  /** Since when another session plays; undefined while this one may. */
  lostAt: number | undefined;
  /** The last beat of its player; 0 for none, where its reports say when it plays (D129). */
  playSeq: number;
}

/** One learner. */
export interface StudyClock {
  /** Credited moments, in order, without overlaps. */
  line: readonly Segment[];
  /** When a report without a session was last accepted. */
  plainAt: number | undefined;
  /** The session that plays, empty for none, and until when no other login may without taking over (D129). */
  leasedSession: string;
  /** The login it was opened by. */
  leasedBy: string;
  leaseUntil: number;
  /** When it began to play, and what. */
  leasedSince: number;
  leasedResource: string;
  /** The second it was at with its last beat, and whether it was paused then. */
  leasedSecond: number;
  leasePaused: boolean;
}

/** What the rules know of the lesson. */
export interface LessonFacts {
  kind: 'text' | 'played';
  /** 0 where no length is known, and of a text. */
  seconds: number;
  /** How much of it this person may have; undefined for all. */
  trialSeconds: number | undefined;
  /** Whether it may be jumped in only after it was finished (D81). */
  isSeekLimited: boolean;
  /** When the shop calls it finished (D81). */
  finish: FinishRule;
  /** What is known of the same lesson in other packages: the furthest second, whether it was finished there, and its time. */
  elsewhere: { reach: number; isFinished: boolean; creditedMs: number };
}

/** One report, as the rules read it. */
export interface StudyReport {
  learnProgress: number;
  position: number;
  /** Seconds. */
  spend: number;
  stay: number;
}
export interface SessionReport extends StudyReport {
  seq: number;
  // oxlint-disable-next-line names/no-bare-participle -- the name it has where it is stored
  covered: readonly Segment[];
  clientTs: number;
}

export const NEW_RECORD: StudyRecord = {
  learnProgress: 0,
  maxLearnProgress: 0,
  position: 0,
  finishedAt: undefined,
  lastAt: 0,
  stayTime: 0,
  covered: [],
  creditedMs: 0,
  reportedMs: 0,
};

export const NEW_CLOCK: StudyClock = {
  line: [],
  plainAt: undefined,
  leasedSession: '',
  leasedBy: '',
  leaseUntil: 0,
  leasedSince: 0,
  leasedResource: '',
  leasedSecond: 0,
  leasePaused: false,
};
