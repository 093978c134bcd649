/** Begins an attempt, or finds the one that runs: never two of one learner (D85). */
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import type { Deps } from '#server/kernel/area.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { commitAttempt } from './commit-attempt.ts';
import { readTerms } from './read-terms.ts';
import { commitAtDeadline } from '../jobs/job-kinds.ts';
import { attemptsLeft, deadlineOf, isOpenAt, isRunning, lastMoment } from '../rules/attempt.ts';
import type { AttemptRow, ExamRow } from '../rules/exam-rows.ts';
import { drawPaper, nextTryAt } from '../rules/exam-terms.ts';
import { createAttemptStore, type Taker } from '../store/attempts.store.ts';

type StartResult =
  | { ok: true; attempt: AttemptRow }
  | { ok: false; code: 'attempts-used' }
  /** `next`: when another try may begin, 0 where nobody knows. */
  | { ok: false; code: 'exam-not-open'; next: number };

/** Somebody else of the same learner was faster, and is found in the next turn. */
const TURNS = 5;

async function begin(
  deps: Deps,
  taker: Taker,
  exam: ExamRow,
  number: number,
): Promise<AttemptRow | undefined> {
  const now = deps.clock.now();
  const { appId, userId } = taker;
  const id = randomId('at');
  const attempt: AttemptRow = {
    id,
    examId: exam.id,
    userId,
    number,
    mode: exam.mode,
    state: ATTEMPT_STATE.running,
    startedAt: now,
    deadlineAt: exam.mode === 'practice' ? 0 : deadlineOf(exam, now),
    committedAt: 0,
    paper: drawPaper(await deps.stores.exams.questions(appId, exam.questionIds), exam.draw, id),
    passScore: exam.passScore,
    score: 0,
    reviews: {},
  };
  const isAdded = await deps.stores.examAttempts.transaction(async (tx) => {
    if (!(await createAttemptStore(tx).add(appId, attempt))) return false;
    if (attempt.deadlineAt > 0)
      await deps.queue.enqueue(
        tx,
        commitAtDeadline,
        { appId, attemptId: attempt.id },
        { key: attempt.id, runAt: lastMoment(attempt) + 1 },
      );
    return true;
  });
  return isAdded ? attempt : undefined;
}

/** The attempt that runs, else a new one. One whose time is up is handed in first, should its job be late. */
export async function startAttempt(deps: Deps, taker: Taker, exam: ExamRow): Promise<StartResult> {
  const terms = await readTerms(deps, taker.appId, exam);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const [newest] = await deps.stores.examAttempts.of(taker, 1);
    const now = deps.clock.now();
    if (newest !== undefined && isRunning(newest, now)) return { ok: true, attempt: newest };
    const over =
      newest?.state === ATTEMPT_STATE.running
        ? (await commitAttempt(deps, { appId: taker.appId, id: newest.id }))?.attempt
        : newest;
    const lastNumber = newest?.number ?? 0;
    if (!isOpenAt(exam, now)) return { ok: false, code: 'exam-not-open', next: 0 };
    if (attemptsLeft(terms, lastNumber) === 0) return { ok: false, code: 'attempts-used' };
    const next = nextTryAt(terms, over);
    if (next > now) return { ok: false, code: 'exam-not-open', next };
    const attempt = await begin(deps, taker, exam, lastNumber + 1);
    if (attempt !== undefined) return { ok: true, attempt };
  }
  throw new Error('An attempt could not be begun for others that were.');
}
