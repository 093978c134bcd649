/** Goods a person may study now, by rights, lists and memberships: what the decision on access is then asked about (D23). */
import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { TAB_TYPES, TABBED_TYPES, type OwnedTab } from '#schemas/content/owned.ts';
import { isDesignatedFor, entitlement, goodsDesignated, goodsLimit } from '#server/areas/access/area.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { learningRecord } from '../tables/learning.ts';

export type CourseStore = ReturnType<typeof createCourseStore>;

export interface CoursesAsked {
  appId: string;
  userId: string;
  /** A super member has what VIP members study for nothing. */
  isSvip: boolean;
  tab: OwnedTab;
  /** Unix milliseconds. */
  now: number;
}

function ofTab(tab: OwnedTab): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === 'other'
    ? notInArray(goods.type, [...TABBED_TYPES])
    : inArray(goods.type, [...TAB_TYPES[tab]]);
}

const one = { one: sql`1` };

function hasRight(db: Database, { userId, now }: CoursesAsked): SQL {
  const theirs = and(
    eq(entitlement.appId, goods.appId),
    eq(entitlement.userId, userId),
    eq(entitlement.resourceId, goods.id),
    isNull(entitlement.revokedAt),
    lte(entitlement.fromAt, now),
    or(isNull(entitlement.toAt), gt(entitlement.toAt, now)),
  );
  return exists(db.select(one).from(entitlement).where(theirs));
}

function isListed(db: Database, { userId }: CoursesAsked): SQL {
  const theirs = and(
    eq(goodsDesignated.appId, goods.appId),
    eq(goodsDesignated.goodsId, goods.id),
    isDesignatedFor(db, userId),
  );
  return exists(db.select(one).from(goodsDesignated).where(theirs));
}

function isForMembers(db: Database): SQL | undefined {
  const isFree = and(
    eq(goodsLimit.appId, goods.appId),
    eq(goodsLimit.goodsId, goods.id),
    eq(goodsLimit.svipPrice, 0),
  );
  return or(eq(goods.svipFree, true), exists(db.select(one).from(goodsLimit).where(isFree)));
}

/** When they last studied the good or a lesson opened in it. */
function lastLearnt({ userId }: CoursesAsked): SQL {
  return sql`(select max(${learningRecord.lastLearnAt}) from ${learningRecord}
    where ${learningRecord.appId} = ${goods.appId} and ${learningRecord.userId} = ${userId}
    and (${learningRecord.resourceId} = ${goods.id} or ${learningRecord.productId} = ${goods.id}))`;
}

export function createCourseStore(db: Database) {
  return {
    /** Ids, what was studied last first. */
    list: async (
      query: CoursesAsked,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ ids: string[]; total: number }> => {
      const isOffered = or(isListed(db, query), query.isSvip ? isForMembers(db) : undefined);
      const where = and(
        eq(goods.appId, query.appId),
        ofTab(query.tab),
        or(hasRight(db, query), and(ne(goods.state, 'off'), isOffered)),
      );
      const [rows, [totals]] = [
        await db
          .select({ id: goods.id })
          .from(goods)
          .where(where)
          .orderBy(sql`${lastLearnt(query)} desc nulls last`, asc(goods.position), asc(goods.id))
          .offset(offset)
          .limit(limit),
        await db.select({ total: count() }).from(goods).where(where),
      ];
      return { ids: rows.map(({ id }) => id), total: totals?.total ?? 0 };
    },
  };
}
