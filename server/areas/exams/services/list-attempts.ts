/** The attempts at an exam as a merchant reads them, with the essays that wait. */
import type { AttemptSort } from '#schemas/api/console/exams.ts';
import type { AttemptLine } from '#schemas/exam/merchant-lists.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { maskPhone, type PeopleSearch } from '#server/areas/identity/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { gradePaper, totalOf } from '../rules/grade.ts';
import type { AttemptOfPerson } from '../store/attempt-parts.store.ts';

/** Just enough to be run without a server. */
interface ListWorld {
  stores: Pick<Stores, 'exams' | 'examAttempts' | 'attemptParts'>;
}

async function present(
  { stores }: ListWorld,
  appId: string,
  { attempt, nickname, phone }: AttemptOfPerson,
): Promise<AttemptLine> {
  const answers = await stores.examAttempts.answers(appId, attempt.id);
  const { marks } = gradePaper(attempt.paper, answers, attempt.reviews);
  return {
    attempt_id: attempt.id,
    nickname: nickname ?? '',
    phone: phone === null ? '' : maskPhone(phone),
    state: attempt.state,
    score: attempt.score,
    total_score: totalOf(attempt.paper),
    started_ts: secondsOf(attempt.startedAt),
    committed_ts: secondsOf(attempt.committedAt),
    waiting: attempt.paper.flatMap(({ id, stem, score }): AttemptLine['waiting'] => {
      const mark = marks.get(id);
      return mark?.isPending === true && typeof mark.answer === 'string'
        ? [{ question_id: id, stem: readText(stem, 'cn'), text: mark.answer, full_score: score }]
        : [];
    }),
  };
}

/** In one of its orders; undefined for an exam that is not there. */
export async function listAttempts(
  world: ListWorld,
  request: { appId: string; examId: string } & PeopleSearch,
  place: SortedPlace<AttemptSort>,
): Promise<{ items: AttemptLine[]; total: number; next?: string } | undefined> {
  const { stores } = world;
  const { appId, examId } = request;
  if ((await stores.exams.byId(appId, examId)) === undefined) return undefined;
  const { rows, ...part } = await stores.attemptParts.part(request, place);
  return { ...part, items: await Promise.all(rows.map((row) => present(world, appId, row))) };
}
