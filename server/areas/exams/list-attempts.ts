/** The attempts at an exam as a merchant reads them, with the essays that wait. */
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Areas, Stores } from '#server/kernel/area.ts';
import { gradePaper, totalOf } from './rules/grade.ts';

interface Essay {
  question_id: string;
  stem: string;
  text: string;
  full_score: number;
}

export interface AttemptLine {
  attempt_id: string;
  nickname: string;
  phone: string;
  state: number;
  score: number;
  total_score: number;
  /** Unix seconds; 0 while it runs. */
  started_ts: number;
  committed_ts: number;
  /** Essays nobody has read yet. */
  waiting: Essay[];
}

/** Just enough to be run without a server. */
interface ListWorld {
  stores: Pick<Stores, 'exams' | 'examAttempts'>;
  accounts: Pick<Areas['identity']['accounts'], 'byId'>;
}

/** The newest first; undefined for an exam that is not there. */
export async function listAttempts(
  { stores, accounts }: ListWorld,
  { appId, examId }: { appId: string; examId: string },
  limit: number,
): Promise<AttemptLine[] | undefined> {
  if ((await stores.exams.byId(appId, examId)) === undefined) return undefined;
  const attempts = await stores.examAttempts.ofExam(appId, examId, limit);
  return Promise.all(
    attempts.map(async (attempt): Promise<AttemptLine> => {
      const [answers, person] = await Promise.all([
        stores.examAttempts.answers(appId, attempt.id),
        accounts.byId(appId, attempt.userId),
      ]);
      const { marks } = gradePaper(attempt.paper, answers, attempt.reviews);
      return {
        attempt_id: attempt.id,
        nickname: person?.nickname ?? '',
        phone: person?.phone ?? '',
        state: attempt.state,
        score: attempt.score,
        total_score: totalOf(attempt.paper),
        started_ts: secondsOf(attempt.startedAt),
        committed_ts: secondsOf(attempt.committedAt),
        waiting: attempt.paper.flatMap(({ id, stem, score }): Essay[] => {
          const mark = marks.get(id);
          return mark?.isPending === true && typeof mark.answer === 'string'
            ? [{ question_id: id, stem: readText(stem, 'cn'), text: mark.answer, full_score: score }]
            : [];
        }),
      };
    }),
  );
}
