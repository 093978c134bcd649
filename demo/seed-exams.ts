/** Writes a demo shop's questions, exams and films that ask, as an import would. */
import type { ExamTables } from '#schemas/exam/tables.ts';
import { createExamStore } from '#server/areas/exams/store/exams.store.ts';
import { examOf, questionOf, quizOf } from '#server/areas/exams/transfer/rows-of.ts';
import type { Database } from '#server/kernel/db/db.ts';

export async function seedExams(
  tx: Database,
  appId: string,
  { questions, exams, quizzes }: ExamTables,
): Promise<void> {
  const store = createExamStore(tx);
  for (const [index, line] of questions.entries())
    await store.putQuestion(appId, questionOf(line), index + 1);
  for (const [index, line] of exams.entries()) await store.putExam(appId, examOf(line), index + 1);
  for (const [index, line] of quizzes.entries()) await store.putQuiz(appId, quizOf(line), index + 1);
}
