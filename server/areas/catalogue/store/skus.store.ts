/** Variants of goods, and what is left of each: one conditional statement a change (requirement 35). */
import { and, asc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { StockKey, SkuRow, SkuStore, Stock } from './sku-store.ts';
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

export function createSkuStore(db: Database): SkuStore {
  const rowsOf = (appId: string, goodsIds: readonly string[]) =>
    db
      .select()
      .from(goodsSku)
      .where(and(eq(goodsSku.appId, appId), inArray(goodsSku.goodsId, goodsIds.filter(isStorable))))
      .orderBy(asc(goodsSku.position), asc(goodsSku.id));
  return {
    of: async (appId, goodsId) => (await rowsOf(appId, [goodsId])).map(readSku),
    ofMany: async (appId, goodsIds) => {
      const found = new Map<string, SkuRow[]>();
      if (goodsIds.length === 0) return found;
      for (const row of await rowsOf(appId, goodsIds)) {
        const rows = found.get(row.goodsId) ?? [];
        rows.push(readSku(row));
        found.set(row.goodsId, rows);
      }
      return found;
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
    const changed = await tx.update(goodsSku).set(change).where(where).returning({ stock });
    return changed.some((row) => row.stock !== null);
  };
  return {
    hold: async (piece) => {
      const isLeft = or(isNull(stock), lt(sql`${held} + ${sold}`, stock));
      const taken = await tx
        .update(goodsSku)
        .set({ held: sql`${held} + 1` })
        .where(and(isPiece(piece), isLeft))
        .returning({ id: goodsSku.id });
      if (taken.length > 0) return true;
      const [known] = await tx.select({ id: goodsSku.id }).from(goodsSku).where(isPiece(piece));
      return known === undefined;
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
