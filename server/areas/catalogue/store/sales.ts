/** What decides on the sale of goods beside their own state: the day it begins, and what is left of their variants. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { Sale } from '../detail-store.ts';
import { goodsDetail } from '../tables/details.ts';
import { goodsSku } from '../tables/skus.ts';

const ORDINARY: Sale = { saleStartTs: 0, isSoldAlone: true, isSoldOut: false };

export async function readSales(
  db: Database,
  appId: string,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, Sale>> {
  const ids = [...new Set(goodsIds)].filter(isStorable);
  if (ids.length === 0) return new Map();
  const [details, gone] = await Promise.all([
    db
      .select({
        id: goodsDetail.goodsId,
        saleStartTs: goodsDetail.saleStartTs,
        isSoldAlone: goodsDetail.isSoldAlone,
      })
      .from(goodsDetail)
      .where(and(eq(goodsDetail.appId, appId), inArray(goodsDetail.goodsId, ids))),
    db
      .select({ id: goodsSku.goodsId })
      .from(goodsSku)
      .where(and(eq(goodsSku.appId, appId), inArray(goodsSku.goodsId, ids)))
      .groupBy(goodsSku.goodsId)
      .having(
        sql`bool_and(${goodsSku.stock} is not null and ${goodsSku.held} + ${goodsSku.sold} >= ${goodsSku.stock})`,
      ),
  ]);
  const found = new Map<string, Sale>();
  for (const { id, ...sale } of details) found.set(id, { ...ORDINARY, ...sale });
  for (const { id } of gone) found.set(id, { ...ORDINARY, ...found.get(id), isSoldOut: true });
  return found;
}
