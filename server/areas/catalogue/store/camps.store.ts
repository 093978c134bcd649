/** What a shop holds at dates: its camps, their terms, and the lessons that wait for a day or a moment (D87). */
import { and, asc, eq, exists, gt, inArray, or } from 'drizzle-orm';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goodsNode, goodsTerm } from '../tables/details.ts';
import { goods } from '../tables/goods.ts';

const CAMP = { id: goods.id, type: goods.type, title: goods.title, state: goods.state };
const TERM = {
  campId: goodsTerm.goodsId,
  id: goodsTerm.id,
  title: goodsTerm.title,
  startTs: goodsTerm.startTs,
  endTs: goodsTerm.endTs,
  opens: goodsTerm.opens,
  opensAt: goodsTerm.opensAt,
};
const LESSON = {
  campId: goodsNode.goodsId,
  id: goodsNode.id,
  title: goodsNode.title,
  resourceId: goodsNode.resourceId,
  unlockTs: goodsNode.unlockTs,
  unlockDay: goodsNode.unlockDay,
  isRequired: goodsNode.isRequired,
};

export type CampStore = ReturnType<typeof createCampStore>;
export type CampRow = Awaited<ReturnType<CampStore['list']>>[number];
export type CampTerm = Awaited<ReturnType<CampStore['terms']>>[number];
export type CampLesson = Awaited<ReturnType<CampStore['lessons']>>[number];

export function createCampStore(db: Database) {
  return {
    /** Camps, and courses that have terms, in whatever state. */
    list: (appId: string) => {
      const isOfGood = and(eq(goodsTerm.appId, goods.appId), eq(goodsTerm.goodsId, goods.id));
      const hasTerm = exists(db.select({ id: goodsTerm.id }).from(goodsTerm).where(isOfGood));
      return db
        .select(CAMP)
        .from(goods)
        .where(and(eq(goods.appId, appId), or(eq(goods.type, RESOURCES.camp.type), hasTerm)))
        .orderBy(asc(goods.position), asc(goods.id));
    },
    /** All terms of the shop, the first to begin first. */
    terms: (appId: string) =>
      db
        .select(TERM)
        .from(goodsTerm)
        .where(eq(goodsTerm.appId, appId))
        .orderBy(asc(goodsTerm.startTs), asc(goodsTerm.id)),
    /** Lessons of these camps that are not open from the start, in the order of their outline. */
    lessons: async (appId: string, campIds: readonly string[]) =>
      campIds.length === 0
        ? []
        : db
            .select({ ...LESSON, resourceType: goods.type })
            .from(goodsNode)
            .innerJoin(goods, and(eq(goods.appId, goodsNode.appId), eq(goods.id, goodsNode.resourceId)))
            .where(
              and(
                eq(goodsNode.appId, appId),
                eq(goodsNode.kind, 'lesson'),
                inArray(goodsNode.goodsId, [...campIds]),
                or(gt(goodsNode.unlockDay, 0), gt(goodsNode.unlockTs, 0)),
              ),
            )
            .orderBy(asc(goodsNode.position), asc(goodsNode.id)),
    /** Of these goods, the camp each is or is a lesson of. */
    campsOf: async (appId: string, campIds: readonly string[], goodsIds: readonly string[]) => {
      const isLesson = and(
        eq(goodsNode.appId, appId),
        inArray(goodsNode.goodsId, [...campIds]),
        inArray(goodsNode.resourceId, [...goodsIds]),
      );
      const rows =
        campIds.length === 0 || goodsIds.length === 0
          ? []
          : await db
              .select({ id: goodsNode.resourceId, campId: goodsNode.goodsId })
              .from(goodsNode)
              .where(isLesson);
      const camps = new Map(rows.map(({ id, campId }) => [id, campId]));
      for (const id of goodsIds) if (campIds.includes(id)) camps.set(id, id);
      return camps;
    },
  };
}
