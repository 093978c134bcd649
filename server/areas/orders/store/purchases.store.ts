/** What people own, good by good: their best right to each, with the good and the order behind it (D76). */
import { and, asc, count, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { TAB_TYPES, TABBED_TYPES, type OwnedTab } from '#schemas/content/owned.ts';
import type { Text } from '#schemas/page/text.ts';
import { OWN_SOURCES, entitlement } from '#server/areas/access/area.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { orderLine, shopOrder } from '../tables/orders.ts';

export type PurchaseStore = ReturnType<typeof createPurchaseStore>;

/** Times in unix milliseconds. */
export interface PurchaseRow {
  goodsId: string;
  goodsType: number;
  title: Text;
  cover: string;
  source: string;
  orderId: string;
  amount: number;
  orderedAt: number;
  to: number | null;
  revokedAt: number | null;
}

/** A good that is there no more is told as it was when it was ordered. */
const COLUMNS = {
  title: goods.title,
  lineTitle: orderLine.title,
  goodsType: sql<number>`coalesce(${goods.type}, ${orderLine.goodsType}, 0)`,
  cover: sql<string>`coalesce(${goods.cover}, ${orderLine.cover}, '')`,
  amount: sql<number>`coalesce(${shopOrder.amount}, 0)`,
};

function ofTab(type: SQL, tab: OwnedTab): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === 'other' ? notInArray(type, [...TABBED_TYPES]) : inArray(type, [...TAB_TYPES[tab]]);
}

/** What runs longest goes before what ends, and all of it before what was taken back. */
function bestRights(db: Database, appId: string, userId: string) {
  return db
    .selectDistinctOn([entitlement.resourceId], {
      goodsId: entitlement.resourceId,
      source: entitlement.source,
      orderId: entitlement.orderId,
      from: entitlement.fromAt,
      to: entitlement.toAt,
      revokedAt: entitlement.revokedAt,
    })
    .from(entitlement)
    .where(
      and(
        eq(entitlement.appId, appId),
        eq(entitlement.userId, userId),
        inArray(entitlement.source, [...OWN_SOURCES]),
      ),
    )
    .orderBy(
      entitlement.resourceId,
      sql`${entitlement.revokedAt} is not null`,
      sql`${entitlement.toAt} desc nulls first`,
      desc(entitlement.fromAt),
    )
    .as('best');
}

export function createPurchaseStore(db: Database) {
  return {
    /** The newest first. */
    list: async (
      { appId, userId, tab }: { appId: string; userId: string; tab: OwnedTab },
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ rows: PurchaseRow[]; total: number }> => {
      const best = bestRights(db, appId, userId);
      const isGood = and(eq(goods.appId, appId), eq(goods.id, best.goodsId));
      const isOrder = and(eq(shopOrder.appId, appId), eq(shopOrder.id, best.orderId));
      const isLine = and(
        eq(orderLine.appId, appId),
        eq(orderLine.orderId, best.orderId),
        eq(orderLine.number, 1),
      );
      const where = ofTab(sql`coalesce(${goods.type}, ${orderLine.goodsType}, 0)`, tab);
      const orderedAt = sql<number>`coalesce(${shopOrder.createdAt}, ${best.from})`.mapWith(Number);
      const rows = await db
        .select({
          ...COLUMNS,
          goodsId: best.goodsId,
          source: best.source,
          // A right may name an order of before this shop kept orders.
          orderId: sql<string>`coalesce(${shopOrder.id}, '')`,
          to: best.to,
          revokedAt: best.revokedAt,
          orderedAt,
        })
        .from(best)
        .leftJoin(goods, isGood)
        .leftJoin(shopOrder, isOrder)
        .leftJoin(orderLine, isLine)
        .where(where)
        .orderBy(desc(orderedAt), asc(best.goodsId))
        .offset(offset)
        .limit(limit);
      const [totals] = await db
        .select({ total: count() })
        .from(best)
        .leftJoin(goods, isGood)
        .leftJoin(orderLine, isLine)
        .where(where);
      return {
        total: totals?.total ?? 0,
        rows: rows.map(({ lineTitle, title, ...row }) => ({ ...row, title: title ?? lineTitle ?? '' })),
      };
    },
  };
}
