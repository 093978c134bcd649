/** What a live good is now: whether it is on air, when it begins, whether it can be seen again (D95, M240). */
import { and, eq, inArray } from 'drizzle-orm';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goodsDetail } from '../tables/details.ts';
import { goods } from '../tables/goods.ts';

/** Times in unix seconds, 0 for none. */
export interface LiveFacts {
  state: (typeof goods.$inferSelect)['state'];
  aliveState: number;
  startTs: number;
  isLookback: boolean;
  lookbackEndTs: number;
}

export type LiveChange = Partial<Omit<LiveFacts, 'state'>>;

/** Of goods that are live, by id. */
export async function liveFactsOf(
  db: Database,
  appId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LiveFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: goods.id,
      state: goods.state,
      aliveState: goods.aliveState,
      startTs: goods.startTs,
      isLookback: goodsDetail.isLookback,
      lookbackEndTs: goodsDetail.lookbackEndTs,
    })
    .from(goods)
    .leftJoin(goodsDetail, and(eq(goodsDetail.appId, goods.appId), eq(goodsDetail.goodsId, goods.id)))
    .where(and(eq(goods.appId, appId), inArray(goods.id, [...ids])));
  return new Map(
    rows
      .filter(({ aliveState }) => aliveState !== LIVE_STATE.none)
      .map(({ id, isLookback, lookbackEndTs, ...facts }) => [
        id,
        { ...facts, isLookback: isLookback ?? false, lookbackEndTs: lookbackEndTs ?? 0 },
      ]),
  );
}

/** Changes what cards and pages tell of a live good, in the transaction that begins or ends it. */
export async function changeLive(
  tx: Database,
  clock: Clock,
  { appId, goodsId }: { appId: string; goodsId: string },
  { isLookback, lookbackEndTs, ...own }: LiveChange,
): Promise<void> {
  await tx
    .update(goods)
    .set({ ...own, updatedTs: secondsOf(clock.now()) })
    .where(and(eq(goods.appId, appId), eq(goods.id, goodsId)));
  const detail = {
    ...(isLookback === undefined ? {} : { isLookback }),
    ...(lookbackEndTs === undefined ? {} : { lookbackEndTs }),
  };
  if (Object.keys(detail).length === 0) return;
  // A good without words of its own has no such row yet.
  const empty = { introduction: '', refundTerms: '' };
  await tx
    .insert(goodsDetail)
    .values({ appId, goodsId, ...empty, ...detail })
    .onConflictDoUpdate({ target: [goodsDetail.appId, goodsDetail.goodsId], set: detail });
}
