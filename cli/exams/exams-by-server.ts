/** `exams` by calls of the console. */
import {
  consoleExamAttemptsList,
  consoleExamAttemptsReview,
  consoleExamsExport,
  consoleExamsImport,
  consoleFilmAnswersExport,
  consoleFilmAnswersList,
  ExamsRefusedSchema,
} from '#schemas/api/console/exams.ts';
import { readRefusal, type ContractCaller } from '../call-contract.ts';
import { LINES_LISTED, type ExamsBackend } from './exams-backend.ts';

export function examsByServer({ ask, attempt, list }: ContractCaller): ExamsBackend {
  return {
    exportExams: async (shop) => (await ask(consoleExamsExport, { shop }))?.tables,
    async importExams(shop, { tables, isTrial, isWhole = false }) {
      const input = { shop, tables, is_trial: isTrial, is_whole: isWhole };
      const done = await attempt(consoleExamsImport, input, ['config-invalid']);
      if (done === undefined) return undefined;
      if (done.ok) return { ok: true, report: done.data };
      return { ok: false, faults: readRefusal(ExamsRefusedSchema, done.data).errors };
    },
    attempts: (shop, exam_id) =>
      list((part) => ask(consoleExamAttemptsList, { shop, exam_id, ...part }), LINES_LISTED),
    filmAnswers: (shop, film_id, locale) =>
      list((part) => ask(consoleFilmAnswersList, { shop, film_id, ...part }, locale), LINES_LISTED),
    filmAnswersFile: async (shop, film_id, locale) =>
      (await ask(consoleFilmAnswersExport, { shop, film_id }, locale))?.csv,
    async reviewEssay(shop, { attempt: attempt_id, question: question_id, score, comment }) {
      const input = { shop, attempt_id, question_id, score, comment };
      const done = await attempt(consoleExamAttemptsReview, input, ['state-conflict', 'bad-parameters']);
      if (done === undefined) return undefined;
      return done.ok ? done.data : done.code;
    },
  };
}
