/** What `exams` asks, whichever way it reaches the shop; undefined for a shop or an exam nobody knows. */
import type { AttemptLine, FilmAnswerLine } from '#schemas/exam/merchant-lists.ts';
import type { ExamTables } from '#schemas/exam/tables.ts';
import type { Locale } from '#schemas/locale.ts';
import type { ExamsAsked, ExamsImported } from '#server/areas/exams/transfer/import-exams.ts';

interface EssayRead {
  attempt: string;
  question: string;
  score: number;
  comment: string;
}

type ReviewOutcome = { state: number; score: number } | 'state-conflict' | 'bad-parameters';

/** Attempts, and answers inside a film, that are listed: the newest. */
export const LINES_LISTED = 200;

export interface ExamsBackend {
  exportExams(shop: string): Promise<ExamTables | undefined>;
  importExams(shop: string, asked: ExamsAsked): Promise<ExamsImported | undefined>;
  attempts(shop: string, exam: string): Promise<readonly AttemptLine[] | undefined>;
  /** The newest; undefined for a film that asks nothing, too. */
  filmAnswers(shop: string, film: string, locale: Locale): Promise<readonly FilmAnswerLine[] | undefined>;
  /** All of them, as CSV. */
  filmAnswersFile(shop: string, film: string, locale: Locale): Promise<string | undefined>;
  reviewEssay(shop: string, read: EssayRead): Promise<ReviewOutcome | undefined>;
}
