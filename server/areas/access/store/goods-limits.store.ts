/** Limits of goods: their passwords, whom they are designated for, what super members pay (D73). */
import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '#server/kernel/clock.ts';
import type { GoodsLimits, DesignatedTarget } from './goods-limit-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { entitlement, goodsDesignated, goodsLimit, userDepartment } from '../tables/entitlements.ts';
import { userGroup } from '#server/areas/identity/area.ts';
import { isStorable } from '#server/kernel/db/text.ts';

type Change = Partial<Pick<typeof goodsLimit.$inferInsert, 'passwordHash' | 'isDesignated' | 'svipPrice'>>;

export type GoodsLimitStore = ReturnType<typeof createGoodsLimitStore>;

export function createGoodsLimitStore(db: Database, clock: Clock) {
  const find = async (appId: string, goodsId: string) => {
    if (!isStorable(goodsId)) return undefined;
    const [row] = await db
      .select()
      .from(goodsLimit)
      .where(and(eq(goodsLimit.appId, appId), eq(goodsLimit.goodsId, goodsId)));
    return row;
  };
  return {
    of: async (appId: string, goodsId: string): Promise<GoodsLimits> => limitsOf(await find(appId, goodsId)),
    /** Of these goods, those that have a limit. */
    ofMany: async (appId: string, goodsIds: readonly string[]): Promise<ReadonlyMap<string, GoodsLimits>> => {
      const ids = [...new Set(goodsIds)].filter(isStorable);
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(goodsLimit)
        .where(and(eq(goodsLimit.appId, appId), inArray(goodsLimit.goodsId, ids)));
      return new Map(rows.map((row) => [row.goodsId, limitsOf(row)]));
    },
    passwordHash: async (appId: string, goodsId: string): Promise<string | undefined> =>
      (await find(appId, goodsId))?.passwordHash ?? undefined,
    /** Another password, or none: whatever the old one opened ends. */
    setPassword: (appId: string, goodsId: string, hash: string | undefined): Promise<void> =>
      db.transaction(async (tx) => {
        await write(tx, appId, goodsId, { passwordHash: hash ?? null });
        await tx
          .update(entitlement)
          .set({ revokedAt: clock.now() })
          .where(
            and(
              eq(entitlement.appId, appId),
              eq(entitlement.resourceId, goodsId),
              eq(entitlement.source, 'password'),
              isNull(entitlement.revokedAt),
            ),
          );
      }),
    /** Super members alone may buy it, at this price; undefined: everybody again, at its own. */
    setSvipPrice: (appId: string, goodsId: string, price: number | undefined): Promise<void> =>
      write(db, appId, goodsId, { svipPrice: price ?? null }),
    /** Designates a good for exactly these; undefined: it is designated no more. */
    designate: (
      appId: string,
      goodsId: string,
      people: readonly DesignatedTarget[] | undefined,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await write(tx, appId, goodsId, { isDesignated: people !== undefined });
        await tx
          .delete(goodsDesignated)
          .where(and(eq(goodsDesignated.appId, appId), eq(goodsDesignated.goodsId, goodsId)));
        const rows = (people ?? []).map((one) => ({ appId, goodsId, ...one }));
        if (rows.length > 0) await tx.insert(goodsDesignated).values(rows).onConflictDoNothing();
      }),
    /** Whether a person is on the good's list, by themself, by group or by department. */
    isListed: async (appId: string, goodsId: string, userId: string): Promise<boolean> => {
      if (!isStorable(goodsId) || !isStorable(userId)) return false;
      const rows = await db
        .select({ goodsId: goodsDesignated.goodsId })
        .from(goodsDesignated)
        .where(
          and(
            eq(goodsDesignated.appId, appId),
            eq(goodsDesignated.goodsId, goodsId),
            isDesignatedFor(db, userId),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
    /** Puts a person into a department. */
    addToDepartment: async (appId: string, department: string, userIds: readonly string[]): Promise<void> => {
      const rows = [...new Set(userIds)].map((userId) => ({ appId, department, userId }));
      if (rows.length > 0) await db.insert(userDepartment).values(rows).onConflictDoNothing();
    },
  };
}

function limitsOf(row: typeof goodsLimit.$inferSelect | undefined): GoodsLimits {
  return {
    hasPassword: typeof row?.passwordHash === 'string',
    isDesignated: row?.isDesignated === true,
    svipPrice: row?.svipPrice ?? undefined,
  };
}

async function write(db: Database, appId: string, goodsId: string, change: Change): Promise<void> {
  await db
    .insert(goodsLimit)
    .values({ appId, goodsId, ...change })
    .onConflictDoUpdate({ target: [goodsLimit.appId, goodsLimit.goodsId], set: change });
}

/** Columns of a list of people: a person, a group, or a department with all below it. */
interface NamedList {
  appId: AnyPgColumn;
  kind: AnyPgColumn;
  target: AnyPgColumn;
}

/** Whether a row of a list means this person: by themself, by group or by department. */
export function isDesignatedFor(
  db: Database,
  userId: string,
  list: NamedList = goodsDesignated,
): SQL | undefined {
  return or(isNamed(userId, list), isOfGroup(db, userId, list), isOfDepartment(db, userId, list));
}

const isNamed = (userId: string, list: NamedList): SQL | undefined =>
  and(eq(list.kind, 'person'), eq(list.target, userId));

function isOfGroup(db: Database, userId: string, list: NamedList): SQL | undefined {
  const theirs = db
    .select({ one: sql`1` })
    .from(userGroup)
    .where(
      and(eq(userGroup.appId, list.appId), eq(userGroup.groupId, list.target), eq(userGroup.userId, userId)),
    );
  return and(eq(list.kind, 'group'), exists(theirs));
}

/** The department itself, or one below it: `sales` holds `sales/north`, not `salesforce`. */
function isOfDepartment(db: Database, userId: string, list: NamedList): SQL | undefined {
  const theirs = db
    .select({ one: sql`1` })
    .from(userDepartment)
    .where(
      and(
        eq(userDepartment.appId, list.appId),
        eq(userDepartment.userId, userId),
        or(
          eq(userDepartment.department, list.target),
          sql`starts_with(${userDepartment.department}, ${list.target} || '/')`,
        ),
      ),
    );
  return and(eq(list.kind, 'department'), exists(theirs));
}
