/** Whether a course holds a good, itself or by a column that stands in it. */
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readStanding, type Standing } from './sale-state.ts';

/** A lesson in a column in a big column; no bundle reaches further (decision 294). */
const LEVELS = 3;

export async function holds(
  deps: { stores: Pick<Stores, 'details' | 'goods'>; clock: Clock },
  appId: string,
  { courseId, standing }: { courseId: string; standing: Standing },
): Promise<boolean> {
  let level: readonly Standing[] = [standing];
  for (let depth = 1; depth < LEVELS && level.length > 0; depth += 1) {
    const above = level.flatMap(({ holders }) => holders.map(({ goods }) => goods));
    if (above.some(({ id }) => id === courseId)) return true;
    level = await Promise.all(above.map((goods) => readStanding(deps, appId, goods)));
  }
  return false;
}
