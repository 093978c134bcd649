/** What one person has, bought and studied last, each with the title of its good (D138). */
import { and, desc, eq, sql } from 'drizzle-orm';
import { entitlement, isRunning } from '#server/areas/access/area.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { certificate } from '#server/areas/certificates/area.ts';
import { learningRecord } from '#server/areas/learning/area.ts';
import { orderLine, shopOrder } from '#server/areas/orders/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';

export type PersonHistoryStore = ReturnType<typeof createPersonHistoryStore>;

const RIGHTS = 50;
const LAST = 20;

export function createPersonHistoryStore(db: Database, clock: Clock) {
  const isGood = (id: typeof entitlement.resourceId | typeof learningRecord.resourceId, appId: string) =>
    and(eq(goods.appId, appId), eq(goods.id, id));
  return {
    /** What they have now, the last given first. */
    rights: (appId: string, userId: string) =>
      db
        .select({
          goodsId: entitlement.resourceId,
          goodsType: goods.type,
          title: goods.title,
          source: entitlement.source,
          fromAt: entitlement.fromAt,
          toAt: entitlement.toAt,
        })
        .from(entitlement)
        .innerJoin(goods, isGood(entitlement.resourceId, appId))
        .where(isRunning(appId, userId, clock.now()))
        .orderBy(desc(entitlement.fromAt), entitlement.resourceId, entitlement.orderId)
        .limit(RIGHTS),
    /** The newest first, in the words of when they were made. */
    orders: (appId: string, userId: string) =>
      db
        .select({
          id: shopOrder.id,
          goodsId: orderLine.goodsId,
          title: orderLine.title,
          state: shopOrder.state,
          closeReason: shopOrder.closeReason,
          amount: shopOrder.amount,
          refunded: shopOrder.refunded,
          createdAt: shopOrder.createdAt,
        })
        .from(shopOrder)
        .innerJoin(orderLine, and(eq(orderLine.appId, shopOrder.appId), eq(orderLine.orderId, shopOrder.id)))
        .where(and(eq(shopOrder.appId, appId), eq(shopOrder.userId, userId)))
        .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
        .limit(LAST),
    /** What they studied last first; a good that no longer exists is left out. */
    records: (appId: string, userId: string) =>
      db
        .select({
          goodsId: learningRecord.resourceId,
          title: goods.title,
          progress: sql<number>`max(${learningRecord.maxLearnProgress})`.mapWith(Number),
          lastStudyAt: sql<number>`max(${learningRecord.lastLearnAt})`.mapWith(Number),
          studiedMs: sql<number>`sum(${learningRecord.creditedMs})`.mapWith(Number),
          isFinished: sql<boolean>`bool_or(${learningRecord.finishedAt} is not null)`,
        })
        .from(learningRecord)
        .innerJoin(goods, isGood(learningRecord.resourceId, appId))
        .where(and(eq(learningRecord.appId, appId), eq(learningRecord.userId, userId)))
        .groupBy(learningRecord.resourceId, goods.appId, goods.id)
        .orderBy(desc(sql`max(${learningRecord.lastLearnAt})`), learningRecord.resourceId)
        .limit(LAST),
    certificates: (appId: string, userId: string): Promise<number> =>
      db.$count(certificate, and(eq(certificate.appId, appId), eq(certificate.userId, userId))),
  };
}
