/** What decides on the sale of goods beside their own state: the day it begins, and the price and the rest of each variant. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { Sale } from './detail-rows.ts';
import { goodsDetail } from '../tables/details.ts';
import { goodsSku } from '../tables/skus.ts';

const ORDINARY: Sale = { saleStartTs: 0, isSoldAlone: true, isSoldOut: false, variants: [] };

export async function readSales(
  db: Database,
  appId: string,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, Sale>> {
  const ids = [...new Set(goodsIds)].filter(isStorable);
  if (ids.length === 0) return new Map();
  const [details, variants] = await Promise.all([
    db
      .select({
        id: goodsDetail.goodsId,
        saleStartTs: goodsDetail.saleStartTs,
        isSoldAlone: goodsDetail.isSoldAlone,
      })
      .from(goodsDetail)
      .where(and(eq(goodsDetail.appId, appId), inArray(goodsDetail.goodsId, ids))),
    db
      .select({
        id: goodsSku.goodsId,
        price: goodsSku.price,
        line_price: goodsSku.linePrice,
        stock: goodsSku.stock,
        held: goodsSku.held,
        sold: goodsSku.sold,
      })
      .from(goodsSku)
      .where(and(eq(goodsSku.appId, appId), inArray(goodsSku.goodsId, ids)))
      .orderBy(asc(goodsSku.position), asc(goodsSku.id)),
  ]);
  const byGoods = new Map<string, Sale>();
  for (const { id, ...sale } of details) byGoods.set(id, { ...ORDINARY, ...sale });
  for (const { id, price, line_price, stock, held, sold } of variants) {
    const { variants: others, ...sale } = byGoods.get(id) ?? ORDINARY;
    const isGone = stock !== null && held + sold >= stock;
    const isSoldOut = isGone && (others.length === 0 || sale.isSoldOut);
    byGoods.set(id, { ...sale, isSoldOut, variants: [...others, { price, line_price }] });
  }
  return byGoods;
}
