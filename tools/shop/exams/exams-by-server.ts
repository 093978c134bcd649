/** `exams` through the console of a running server. */
import type { Locale } from '#schemas/locale.ts';
import type { ExamTables } from '#schemas/exam/tables.ts';
import type { FilmAnswerLine } from '#server/areas/exams/list-film-answers.ts';
import type { AttemptLine } from '#server/areas/exams/list-attempts.ts';
import type { ExamsImported } from '#server/areas/exams/transfer/import-exams.ts';
import type { Answer, Call } from '../call-server.ts';
import type { ExamsBackend } from './exams-backend.ts';

const BAD = 40000;
const NOT_FOUND = 40400;
const CONFLICT = 40900;
const INVALID = 42200;

export function examsByServer(
  { call, readCsv }: { call: Call; readCsv: (path: string, locale: Locale) => Promise<Answer | string> },
  read: <Data>(path: string) => Promise<Data | undefined>,
  refuse: (answer: Answer) => never,
): ExamsBackend {
  return {
    exportExams: async (shop) =>
      (await read<{ tables: ExamTables }>(`/console/exams?shop=${encodeURIComponent(shop)}`))?.tables,
    async importExams(shop, { tables, isTrial, isWhole = false }) {
      const body = { shop, tables, is_trial: isTrial, is_whole: isWhole };
      const answer = await call('POST', '/console/exams', body);
      const data = answer.data as { errors?: Extract<ExamsImported, { ok: false }>['faults'] } | null;
      if (answer.code === 0)
        return { ok: true, ...(answer.data as Omit<Extract<ExamsImported, { ok: true }>, 'ok'>) };
      if (answer.code === INVALID && data?.errors !== undefined) return { ok: false, faults: data.errors };
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    attempts: async (shop, exam) => {
      const query = new URLSearchParams({ shop, exam }).toString();
      return (await read<{ list: AttemptLine[] }>(`/console/exams/attempts?${query}`))?.list;
    },
    async filmAnswers(shop, film, locale) {
      const query = new URLSearchParams({ shop, film }).toString();
      const answer = await call('GET', `/console/film-answers?${query}`, undefined, locale);
      if (answer.code === 0) return (answer.data as { list: FilmAnswerLine[] }).list;
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async filmAnswersFile(shop, film, locale) {
      const query = new URLSearchParams({ shop, film, format: 'csv' }).toString();
      const answer = await readCsv(`/console/film-answers?${query}`, locale);
      if (typeof answer === 'string') return answer;
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async reviewEssay(shop, { attempt, question, score, comment }) {
      const asked = { shop, attempt_id: attempt, question_id: question, score, comment };
      const answer = await call('POST', '/console/exams/review', asked);
      if (answer.code === 0) return answer.data as { state: number; score: number };
      if (answer.code === CONFLICT) return 'state-conflict';
      if (answer.code === BAD) return 'bad-parameters';
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
  };
}
