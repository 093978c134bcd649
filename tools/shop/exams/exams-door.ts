/** What `exams` asks, whichever way it reaches the shop; undefined for a shop or an exam nobody knows. */
import type { ExamTables } from '#schemas/exam/tables.ts';
import type { AttemptLine } from '#server/areas/exams/list-attempts.ts';
import type { ExamsAsked, ExamsImported } from '#server/areas/exams/transfer/import-exams.ts';

interface EssayRead {
  attempt: string;
  question: string;
  score: number;
  comment: string;
}

export type ReviewOutcome = { state: number; score: number } | 'state-conflict' | 'bad-parameters';

export interface ExamsDoor {
  exportExams(shop: string): Promise<ExamTables | undefined>;
  importExams(shop: string, asked: ExamsAsked): Promise<ExamsImported | undefined>;
  attempts(shop: string, exam: string): Promise<readonly AttemptLine[] | undefined>;
  reviewEssay(shop: string, read: EssayRead): Promise<ReviewOutcome | undefined>;
}
