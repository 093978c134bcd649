/** How far a person has come in some goods, for whoever shows it beside them (D82). */
import type { Progress } from '#schemas/learning/progress.ts';
import type { Stores } from '#server/kernel/area.ts';

/** It is finished from the first time on. */
const firstOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/**
 * Of these goods, those they have studied; the furthest of the packages a good was opened in.
 * @param productId of this package alone; empty for what was opened by itself
 */
export async function readProgress(
  { learning }: Pick<Stores, 'learning'>,
  { appId, userId }: { appId: string; userId: string },
  goodsIds: readonly string[],
  productId?: string,
): Promise<ReadonlyMap<string, Progress>> {
  const byId = new Map<string, Progress>();
  for (const row of await learning.of(appId, userId, goodsIds)) {
    if (productId !== undefined && row.product_id !== productId) continue;
    const earlier = byId.get(row.resource_id);
    const isLater = earlier === undefined || row.last_learn_at > earlier.lastAt;
    byId.set(row.resource_id, {
      percent: isLater ? row.learn_progress : earlier.percent,
      maxPercent: Math.max(row.max_learn_progress, earlier?.maxPercent ?? 0),
      position: isLater ? row.org_learn_progress : earlier.position,
      isFinished: row.finished_at !== null || earlier?.isFinished === true,
      finishedAt: firstOf(earlier?.finishedAt, row.finished_at ?? undefined),
      lastAt: Math.max(row.last_learn_at, earlier?.lastAt ?? 0),
    });
  }
  return byId;
}
