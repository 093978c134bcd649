/** Whether a course holds a good, itself or by a column that stands in it. */
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readSaleState } from './sale-state.ts';
import type { SaleState } from '#server/areas/access/area.ts';

/** A lesson in a column in a big column; no bundle reaches further (ADR-294). */
const LEVELS = 3;

export async function isInCourse(
  deps: { stores: Pick<Stores, 'details' | 'goods'>; clock: Clock },
  appId: string,
  { courseId, saleState }: { courseId: string; saleState: SaleState },
): Promise<boolean> {
  let level: readonly SaleState[] = [saleState];
  for (let depth = 1; depth < LEVELS && level.length > 0; depth += 1) {
    const above = level.flatMap(({ holders }) => holders.map(({ goods }) => goods));
    if (above.some(({ id }) => id === courseId)) return true;
    level = await Promise.all(above.map((goods) => readSaleState(deps, appId, goods)));
  }
  return false;
}
