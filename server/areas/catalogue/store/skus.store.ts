/** Variants of goods, and what is left of each: one conditional statement a change (requirement 35). */
import { and, asc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { StockKey, SkuRow, Stock } from './sku-rows.ts';
import { goodsSku } from '../tables/skus.ts';

export const readSku = (row: typeof goodsSku.$inferSelect): SkuRow => ({
  id: row.id,
  name: row.name,
  price: row.price,
  line_price: row.linePrice,
  stock: row.stock ?? undefined,
  held: row.held,
  sold: row.sold,
  period_days: row.periodDays ?? undefined,
});

export type SkuStore = ReturnType<typeof createSkuStore>;

export function createSkuStore(db: Database) {
  const rowsOf = (appId: string, goodsIds: readonly string[]) =>
    db
      .select()
      .from(goodsSku)
      .where(and(eq(goodsSku.appId, appId), inArray(goodsSku.goodsId, goodsIds.filter(isStorable))))
      .orderBy(asc(goodsSku.position), asc(goodsSku.id));
  return {
    /** The variants of a good in their order; none for one sold at its own price alone. */
    of: async (appId: string, goodsId: string): Promise<SkuRow[]> =>
      (await rowsOf(appId, [goodsId])).map(readSku),
    /** Of these goods, those that have variants. */
    ofMany: async (
      appId: string,
      goodsIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly SkuRow[]>> => {
      const byGoods = new Map<string, SkuRow[]>();
      if (goodsIds.length === 0) return byGoods;
      for (const row of await rowsOf(appId, goodsIds)) {
        const rows = byGoods.get(row.goodsId) ?? [];
        rows.push(readSku(row));
        byGoods.set(row.goodsId, rows);
      }
      return byGoods;
    },
  };
}

const isPiece = ({ appId, goodsId, skuId }: StockKey) =>
  and(eq(goodsSku.appId, appId), eq(goodsSku.goodsId, goodsId), eq(goodsSku.id, skuId));

/** @param tx the transaction of the order */
export function stockOf(tx: Database): Stock {
  const { held, sold, stock } = goodsSku;
  const lessHeld = sql`${held} - 1`;
  const giveBack = async (change: Partial<Record<'held' | 'sold', SQL>>, where: SQL | undefined) => {
    const changedRows = await tx.update(goodsSku).set(change).where(where).returning({ stock });
    return changedRows.some((row) => row.stock !== null);
  };
  return {
    hold: async (piece) => {
      const isLeft = or(isNull(stock), lt(sql`${held} + ${sold}`, stock));
      const takenRows = await tx
        .update(goodsSku)
        .set({ held: sql`${held} + 1` })
        .where(and(isPiece(piece), isLeft))
        .returning({ id: goodsSku.id });
      if (takenRows.length > 0) return true;
      const [existing] = await tx.select({ id: goodsSku.id }).from(goodsSku).where(isPiece(piece));
      return existing === undefined;
    },
    sell: async (piece) => {
      await tx
        .update(goodsSku)
        .set({ held: lessHeld, sold: sql`${sold} + 1` })
        .where(and(isPiece(piece), gt(held, 0)));
    },
    release: (piece) => giveBack({ held: lessHeld }, and(isPiece(piece), gt(held, 0))),
    unsell: (piece) => giveBack({ sold: sql`${sold} - 1` }, and(isPiece(piece), gt(sold, 0))),
  };
}
