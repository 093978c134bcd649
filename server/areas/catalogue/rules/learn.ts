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
export function meanProgress(lessons: readonly NodeRow[], progressMap: ProgressMap): Progress {
  const each = requiredOf(lessons).map(({ resourceId }) => progressMap.get(resourceId) ?? NOTHING);
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
    lastAt: Math.max(0, ...lessons.map(({ resourceId }) => progressMap.get(resourceId)?.lastAt ?? 0)),
  };
}

/** A course whose lessons nobody counted is as far as its own record says. */
function wholeProgress(goodsId: string, lessons: readonly NodeRow[], progressMap: ProgressMap): Progress {
  const isCounted = lessons.some(({ resourceId }) => progressMap.has(resourceId));
  return isCounted ? meanProgress(lessons, progressMap) : (progressMap.get(goodsId) ?? NOTHING);
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
  return { lessons, progressMap: await learning.progressOf(appId, userId, ids) };
}

/** Percent of a good a person has ever done, its lessons counted together. */
export async function farthestOf(deps: LearnDeps, request: LearnRequest): Promise<number> {
  const { lessons, progressMap } = await readLessons(deps, request);
  return wholeProgress(request.goodsId, lessons, progressMap).maxPercent;
}

/** Percent of the lessons of a good a person has begun, to the next whole one; of one piece, percent of it they studied (D132). */
export async function begunOf(deps: LearnDeps, request: LearnRequest): Promise<number> {
  const { lessons, progressMap } = await readLessons(deps, request);
  const count = lessons.filter(({ resourceId }) => (progressMap.get(resourceId)?.maxPercent ?? 0) > 0).length;
  const whole = progressMap.get(request.goodsId)?.maxPercent ?? 0;
  return lessons.length === 0 ? whole : Math.max(whole, Math.ceil((count * 100) / lessons.length));
}

/** How far a person is in a good and its lessons, in words of their language. */
export async function readLearn(
  deps: LearnDeps,
  { locale, ...request }: LearnRequest & { locale: Locale },
): Promise<ReturnType<typeof presentLearn>> {
  return presentLearn(request.goodsId, { ...(await readLessons(deps, request)), locale });
}

export function presentLearn(
  goodsId: string,
  { lessons, progressMap, locale }: { lessons: readonly NodeRow[]; progressMap: ProgressMap; locale: Locale },
) {
  const required = requiredOf(lessons);
  const studiedLessons = lessons.filter(({ resourceId }) => progressMap.has(resourceId));
  const whole = wholeProgress(goodsId, lessons, progressMap);
  // As far as its own record says: what of its lessons was done nobody counted.
  const isWhole = studiedLessons.length === 0 && progressMap.has(goodsId);
  const last = studiedLessons.toSorted(
    (one, other) =>
      (progressMap.get(other.resourceId)?.lastAt ?? 0) - (progressMap.get(one.resourceId)?.lastAt ?? 0),
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
      finished_count: required.filter(({ resourceId }) => progressMap.get(resourceId)?.isFinished === true)
        .length,
      lesson_id: last?.resourceId ?? '',
      lesson_type: last?.resourceType ?? 0,
      lesson_title: readText(last?.title, locale),
    },
  };
}
