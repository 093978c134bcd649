/** How far a person has come in a good: in itself, or in the lessons it holds. */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { Areas, Stores } from '#server/kernel/area.ts';
import type { Progress } from '#schemas/learning/progress.ts';
import type { NodeRow } from '../store/detail-rows.ts';
import { lessonsIn, readOutline, requiredOf } from './outline.ts';
import { readNodes } from './read-nodes.ts';

export type ProgressMap = ReadonlyMap<string, Progress>;

const NOTHING: Progress = { percent: 0, maxPercent: 0, position: 0, isFinished: false, lastAt: 0 };

/** The mean of the required lessons, each as far as it ever went; finished when all of those are (D81). */
export function meanProgress(lessons: readonly NodeRow[], known: ProgressMap): Progress {
  const each = requiredOf(lessons).map(({ resourceId }) => known.get(resourceId) ?? NOTHING);
  if (each.length === 0) return NOTHING;
  const mean = (pick: (one: Progress) => number) =>
    Math.floor(each.reduce((sum, one) => sum + pick(one), 0) / each.length);
  return {
    percent: mean(({ percent }) => percent),
    maxPercent: mean(({ maxPercent }) => maxPercent),
    position: 0,
    isFinished: each.every(({ isFinished }) => isFinished),
    finishedAt: each.every(({ isFinished }) => isFinished)
      ? Math.max(...each.map(({ finishedAt }) => finishedAt ?? 0))
      : undefined,
    lastAt: Math.max(0, ...lessons.map(({ resourceId }) => known.get(resourceId)?.lastAt ?? 0)),
  };
}

/** A course whose lessons nobody counted is as far as its own record says. */
function wholeProgress(goodsId: string, lessons: readonly NodeRow[], known: ProgressMap): Progress {
  const isCounted = lessons.some(({ resourceId }) => known.has(resourceId));
  return isCounted ? meanProgress(lessons, known) : (known.get(goodsId) ?? NOTHING);
}

export interface LearnDeps {
  stores: Pick<Stores, 'details'>;
  learning: Areas['learning'];
}

interface LearnRequest {
  appId: string;
  userId: string;
  goodsId: string;
}

/** The lessons of a good and how far a person is in each, and in itself. */
async function readLessons({ stores, learning }: LearnDeps, { appId, userId, goodsId }: LearnRequest) {
  const lessons = lessonsIn(readOutline(await readNodes(stores, appId, goodsId, { now: 0 })));
  const ids = [goodsId, ...lessons.map(({ resourceId }) => resourceId)];
  return { lessons, known: await learning.progressOf(appId, userId, ids) };
}

/** Percent of a good a person has ever done, its lessons counted together. */
export async function farthestOf(deps: LearnDeps, asked: LearnRequest): Promise<number> {
  const { lessons, known } = await readLessons(deps, asked);
  return wholeProgress(asked.goodsId, lessons, known).maxPercent;
}

/** Percent of the lessons of a good a person has begun, to the next whole one; of one piece, percent of it they studied (D132). */
export async function begunOf(deps: LearnDeps, asked: LearnRequest): Promise<number> {
  const { lessons, known } = await readLessons(deps, asked);
  const begun = lessons.filter(({ resourceId }) => (known.get(resourceId)?.maxPercent ?? 0) > 0).length;
  const whole = known.get(asked.goodsId)?.maxPercent ?? 0;
  return lessons.length === 0 ? whole : Math.max(whole, Math.ceil((begun * 100) / lessons.length));
}

/** How far a person is in a good and its lessons, in words of their language. */
export async function readLearn(
  deps: LearnDeps,
  { locale, ...asked }: LearnRequest & { locale: Locale },
): Promise<ReturnType<typeof presentLearn>> {
  return presentLearn(asked.goodsId, { ...(await readLessons(deps, asked)), locale });
}

export function presentLearn(
  goodsId: string,
  { lessons, known, locale }: { lessons: readonly NodeRow[]; known: ProgressMap; locale: Locale },
) {
  const required = requiredOf(lessons);
  const studied = lessons.filter(({ resourceId }) => known.has(resourceId));
  const whole = wholeProgress(goodsId, lessons, known);
  // As far as its own record says: what of its lessons was done nobody counted.
  const isWhole = studied.length === 0 && known.has(goodsId);
  const last = studied.toSorted(
    (one, other) => (known.get(other.resourceId)?.lastAt ?? 0) - (known.get(one.resourceId)?.lastAt ?? 0),
  )[0];
  return {
    hasStarted: whole.lastAt > 0,
    /** Unix milliseconds, 0 for never. */
    lastAt: whole.lastAt,
    /** The moment its last lesson was finished; absent before that. */
    finishedAt: whole.finishedAt,
    learn: {
      progress: whole.percent,
      max_progress: whole.maxPercent,
      last_position: whole.position,
      is_finish: whole.isFinished ? 1 : 0,
      lesson_count: isWhole ? 0 : required.length,
      finished_count: required.filter(({ resourceId }) => known.get(resourceId)?.isFinished === true).length,
      lesson_id: last?.resourceId ?? '',
      lesson_type: last?.resourceType ?? 0,
      lesson_title: readText(last?.title, locale),
    },
  };
}
