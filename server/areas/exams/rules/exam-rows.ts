/** Exams as the rules read them. Moments in unix milliseconds, 0 for none; durations in seconds. */
import type { Comparison, ExamMode, ShowAnswers } from '#schemas/exam/exam-settings.ts';
import type { GivenAnswer, QuestionKind } from '#schemas/exam/question.ts';
import type { Text } from '#schemas/page/text.ts';

/** What is right: an option, all of several, true or false, for each gap the texts that count; null for an essay. */
export type RightAnswer = string | string[] | boolean | string[][] | null;

/** A question of a bank, with the solution that stays hidden until it was answered. */
export interface BankQuestion {
  id: string;
  bank: string;
  kind: QuestionKind;
  stem: Text;
  /** Absent in papers of earlier attempts. */
  picture?: string | undefined;
  options: { id: string; text: Text }[];
  right: RightAnswer;
  score: number;
  analysis: Text;
  /** How its gaps are compared; absent in papers of earlier attempts: as texts. */
  compare?: Comparison | undefined;
}

export interface ExamRow {
  /** Of the good it is, which says its title and who may take it. */
  id: string;
  mode: ExamMode;
  /** One of EXAM_STATE. */
  state: number;
  durationS: number;
  /** 0 for any number, BY_DEFAULT where nothing was written. */
  attemptsMax: number;
  /** Seconds between two tries, BY_DEFAULT where nothing was written. */
  waitS: number;
  /** When right answers are shown (D131). */
  showAnswers: ShowAnswers;
  /** Questions drawn for a try; 0 for all. */
  draw: number;
  passScore: number;
  openAt: number;
  closeAt: number;
  questionIds: string[];
}

/** A moment of a film at which it asks (D83). */
export interface QuizPoint {
  at: number;
  questionId: string;
  isRequired: boolean;
}

/** The questions of a film, by their moments. */
export interface QuizRow {
  /** Of the film. */
  id: string;
  points: QuizPoint[];
}

/** What a learner answered at a point: with the question as it was then, so that it stays what it was worth. */
export interface QuizAnswer {
  question: BankQuestion;
  answer: GivenAnswer;
}

/** What a reader said of an essay. */
export interface Review {
  score: number;
  comment: string;
}

export interface AttemptRow {
  id: string;
  examId: string;
  userId: string;
  /** 1, 2, 3 … of one learner in one exam. */
  number: number;
  mode: ExamRow['mode'];
  /** One of ATTEMPT_STATE, never not started or missed. */
  state: number;
  startedAt: number;
  /** 0 for a practice, which has none. */
  deadlineAt: number;
  committedAt: number;
  /** What was asked, as it was when the attempt began. */
  paper: BankQuestion[];
  passScore: number;
  score: number;
  /** By question. */
  reviews: Record<string, Review>;
}

/** The answer to one question that stands. */
export interface KeptAnswer {
  questionId: string;
  answer: GivenAnswer;
  seq: number;
}
