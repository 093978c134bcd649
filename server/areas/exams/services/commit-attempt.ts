/** Submits an attempt: grades the stored answers once and counts the result for the course. Every submission passes here (D85). */
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { recordTaken, type TakenLesson } from '#server/areas/learning/area.ts';
import type { CatalogueArea } from '#server/areas/catalogue/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import { commit } from '../rules/attempt.ts';
import type { AttemptRow, KeptAnswer } from '../rules/exam-rows.ts';
import { totalOf } from '../rules/grade.ts';
import { createAttemptStore, type AttemptStore } from '../store/attempts.store.ts';

/** Just enough to be run without a server. */
export interface CommitWorld {
  stores: { examAttempts: AttemptStore };
  clock: Clock;
  queue: JobQueue;
  catalogue: Pick<CatalogueArea, 'byId' | 'saleStateOf'>;
}

export interface CommitResult {
  attempt: AttemptRow;
  answers: KeptAnswer[];
}

interface Place {
  resourceType: number;
  productIds: readonly string[];
}

/** Where it stands in the shop; read before the transaction that writes. */
export async function placeOf(
  { catalogue }: CommitWorld,
  appId: string,
  examId: string,
): Promise<Place | undefined> {
  const goods = await catalogue.byId(appId, examId);
  if (goods === undefined) return undefined;
  const { holders } = await catalogue.saleStateOf(appId, goods);
  return { resourceType: goods.type, productIds: holders.map((holder) => holder.goods.id) };
}

/** What the course is told of an attempt. */
export async function tellCourse(
  over: { queue: JobQueue; tx: Database },
  { appId, attempt }: { appId: string; attempt: AttemptRow },
  place: Place | undefined,
): Promise<void> {
  if (place === undefined) return;
  const { examId, userId, score, passScore, paper, committedAt: at } = attempt;
  const isFinished = score >= passScore;
  const part = Math.floor((score / Math.max(1, totalOf(paper))) * 100);
  const lesson: TakenLesson = {
    ...place,
    resourceId: examId,
    percent: isFinished ? 100 : Math.min(99, part),
    isFinished,
    at,
  };
  await recordTaken(over, { appId, userId }, lesson);
}

/** Undefined for an attempt that is not there. What is committed already is answered as it is. */
export async function commitAttempt(
  world: CommitWorld,
  { appId, id }: { appId: string; id: string },
): Promise<CommitResult | undefined> {
  const existing = await world.stores.examAttempts.byId(appId, id);
  if (existing === undefined) return undefined;
  const place = await placeOf(world, appId, existing.examId);
  return world.stores.examAttempts.transaction(async (tx) => {
    const store = createAttemptStore(tx);
    const current = await store.hold(appId, id);
    if (current === undefined) return undefined;
    const answers = await store.answers(appId, id);
    if (current.state !== ATTEMPT_STATE.running) return { attempt: current, answers };
    const attempt = commit(current, answers, world.clock.now());
    await store.write(appId, attempt);
    await tellCourse({ queue: world.queue, tx }, { appId, attempt }, place);
    return { attempt, answers };
  });
}
