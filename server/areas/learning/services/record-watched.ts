/** Time spent at something that is watched together counts as study, each moment of a learner once (D80, D104, ADR-312). */
import { unionOf } from '#schemas/learning/played-segments.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { LINE_LIFE_MS, LINE_PARTS_MAX } from '../limits.ts';
import { recordIn } from './read-lesson.ts';
import { closeNearest, freeWithin } from '../rules/parts.ts';
import { daysOf } from '../rules/study-days.ts';
import { NEW_RECORD } from '../rules/study-state.ts';
import { createStudyDayStore } from '../store/study-days.store.ts';
import { createStudyStore, type Learner } from '../store/study.store.ts';

export interface WatchedTime {
  resourceId: string;
  resourceType: number;
  /** The courses that hold it; none where it stands by itself. */
  productIds: readonly string[];
  /** Unix milliseconds. */
  from: number;
  to: number;
}

/** Over the transaction of the work it follows from. Moments that were credited already, elsewhere, stay where they were. */
export async function recordWatched(tx: Database, learner: Learner, watchedTime: WatchedTime): Promise<void> {
  const { resourceId, resourceType, from, to } = watchedTime;
  const [productId = ''] = watchedTime.productIds;
  const store = createStudyStore(tx);
  const clock = await store.lockClock(learner);
  const parts = freeWithin(clock.line, { from, to, amount: to - from });
  const creditedMs = parts.reduce((sum, part) => sum + part.to - part.from, 0);
  const line = unionOf(clock.line, parts).filter((part) => part.to > to - LINE_LIFE_MS);
  await store.writeClock(learner, { ...clock, line: closeNearest(line, LINE_PARTS_MAX) });
  const before = recordIn(await store.records(learner, resourceId), productId) ?? NEW_RECORD;
  const inAll = before.creditedMs + creditedMs;
  const record = {
    ...before,
    creditedMs: inAll,
    stayTime: before.stayTime + secondsOf(inAll) - secondsOf(before.creditedMs),
    lastAt: Math.max(before.lastAt, to),
  };
  await store.writeRecord(learner, { resourceId, productId }, { resourceType, record });
  const days = daysOf(parts.map((part) => ({ ...part, isLate: false })));
  await createStudyDayStore(tx).add(learner, { resourceId, productId }, { days, now: to });
}
