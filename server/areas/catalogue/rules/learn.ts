/** How far a person has come in a good: in itself, or in the lessons it holds. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Stores } from '#server/kernel/area.ts';
import { readProgress, type Progress } from '#server/areas/learning/area.ts';
import type { NodeRow } from '../detail-store.ts';

export type ProgressMap = ReadonlyMap<string, Progress>;

const NOTHING: Progress = { percent: 0, maxPercent: 0, position: 0, isFinished: false, lastAt: 0 };

/** Nobody has studied anything. */
export async function progressOf(
  stores: Pick<Stores, 'learning'>,
  appId: string,
  userId: string | undefined,
  goodsIds: readonly string[],
): Promise<ProgressMap> {
  return userId === undefined ? new Map() : readProgress(stores, { appId, userId }, goodsIds);
}

/** The mean of the lessons, each as far as it ever went; finished when all of them are. */
export function meanProgress(lessons: readonly NodeRow[], known: ProgressMap): Progress {
  const each = lessons.map(({ resourceId }) => known.get(resourceId) ?? NOTHING);
  if (each.length === 0) return NOTHING;
  const mean = (pick: (one: Progress) => number) =>
    Math.floor(each.reduce((sum, one) => sum + pick(one), 0) / each.length);
  return {
    percent: mean(({ percent }) => percent),
    maxPercent: mean(({ maxPercent }) => maxPercent),
    position: 0,
    isFinished: each.every(({ isFinished }) => isFinished),
    lastAt: Math.max(...each.map(({ lastAt }) => lastAt)),
  };
}

/** A course whose lessons nobody counted is as far as its own record says. */
export function presentLearn(
  goodsId: string,
  { lessons, known, locale }: { lessons: readonly NodeRow[]; known: ProgressMap; locale: Locale },
) {
  const studied = lessons.filter(({ resourceId }) => known.has(resourceId));
  const whole = studied.length > 0 ? meanProgress(lessons, known) : (known.get(goodsId) ?? NOTHING);
  const last = studied.toSorted(
    (one, other) => (known.get(other.resourceId)?.lastAt ?? 0) - (known.get(one.resourceId)?.lastAt ?? 0),
  )[0];
  return {
    hasStarted: whole.lastAt > 0,
    /** Unix milliseconds, 0 for never. */
    lastAt: whole.lastAt,
    learn: {
      progress: whole.percent,
      max_progress: whole.maxPercent,
      last_position: whole.position,
      is_finish: whole.isFinished ? 1 : 0,
      lesson_id: last?.resourceId ?? '',
      lesson_type: last?.resourceType ?? 0,
      lesson_title: readText(last?.title, locale),
    },
  };
}
