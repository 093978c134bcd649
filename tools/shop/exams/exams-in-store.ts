/** `exams` straight in the store, while no server runs. */
import { listAttempts } from '#server/areas/exams/list-attempts.ts';
import { filmAnswersFile, listFilmAnswers } from '#server/areas/exams/list-film-answers.ts';
import { reviewEssay } from '#server/areas/exams/review-essay.ts';
import { exportExams, importExams, type ExamsWorld } from '#server/areas/exams/transfer/import-exams.ts';
import type { CommitWorld } from '#server/areas/exams/commit-attempt.ts';
import type { Stores } from '#server/kernel/area.ts';
import { LINES_LISTED, type ExamsBackend, type ReviewOutcome } from './exams-backend.ts';

interface World {
  stores: Pick<Stores, 'exams' | 'examAttempts' | 'attemptParts' | 'quizzes'>;
  clock: CommitWorld['clock'];
  queue: CommitWorld['queue'];
  catalogue: CommitWorld['catalogue'] & ExamsWorld['catalogue'];
}

export function examsInStore(
  world: World,
  within: <Outcome>(shop: string, work: (appId: string) => Promise<Outcome>) => Promise<Outcome | undefined>,
): ExamsBackend {
  const { stores } = world;
  return {
    exportExams: (shop) => within(shop, (appId) => exportExams(world, appId)),
    importExams: (shop, asked) => within(shop, (appId) => importExams(world, appId, asked)),
    attempts: (shop, examId) =>
      within(
        shop,
        async (appId) => (await listAttempts(world, { appId, examId }, { limit: LINES_LISTED }))?.items,
      ),
    filmAnswers: (shop, filmId, locale) =>
      within(shop, async (appId) => {
        const part = await listFilmAnswers({ stores }, { appId, filmId, locale }, { limit: LINES_LISTED });
        return part?.items;
      }),
    filmAnswersFile: (shop, filmId, locale) =>
      within(shop, (appId) => filmAnswersFile({ stores }, { appId, filmId, locale })),
    reviewEssay: (shop, { attempt: id, question: questionId, score, comment }) =>
      within(shop, async (appId): Promise<ReviewOutcome | undefined> => {
        const done = await reviewEssay(world, { appId, id }, { questionId, score, comment });
        if (done.ok) return { state: done.attempt.state, score: done.attempt.score };
        return done.code === 'not-found' ? undefined : done.code;
      }),
  };
}
