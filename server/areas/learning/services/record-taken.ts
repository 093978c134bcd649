/** What was taken rather than watched counts for the course, too: an exam, a practice (D82, ADR-319). */
import type { Database } from '#server/kernel/db/db.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import { lessonFinished } from '../jobs/job-kinds.ts';
import { recordIn } from './read-lesson.ts';
import { NEW_RECORD } from '../rules/study-state.ts';
import { createStudyStore, type Learner } from '../store/study.store.ts';

export interface TakenLesson {
  resourceId: string;
  resourceType: number;
  /** The courses that hold it; none where it stands by itself. */
  productIds: readonly string[];
  /** How far it is done. */
  percent: number;
  isFinished: boolean;
  /** Unix milliseconds. */
  at: number;
}

/**
 * Over the transaction of the work it follows from. What was finished stays so, and whoever waits for finished lessons
 * is told of it the first time (ADR-326).
 */
export async function recordTaken(
  { queue, tx }: { queue: JobQueue; tx: Database },
  learner: Learner,
  lesson: TakenLesson,
): Promise<void> {
  const { resourceId, resourceType, percent, isFinished, at } = lesson;
  const store = createStudyStore(tx);
  const records = await store.records(learner, resourceId);
  let isNew = false;
  for (const productId of lesson.productIds.length === 0 ? [''] : lesson.productIds) {
    const before = recordIn(records, productId) ?? NEW_RECORD;
    const record = {
      ...before,
      learnProgress: percent,
      maxLearnProgress: Math.max(percent, before.maxLearnProgress),
      finishedAt: before.finishedAt ?? (isFinished ? at : undefined),
      lastAt: at,
    };
    isNew ||= before.finishedAt === undefined && isFinished;
    await store.writeRecord(learner, { resourceId, productId }, { resourceType, record });
  }
  if (isNew) await queue.enqueue(tx, lessonFinished, { ...learner, resourceId });
}
