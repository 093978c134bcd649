/** Rights of people to goods (D72). */
import { and, desc, eq, gt, gte, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '#server/kernel/clock.ts';
import type { EntitlementRow, EntitlementSource } from './entitlement-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { entitlement, goodsLimit } from '../tables/entitlements.ts';
import { isStorable } from '#server/kernel/db/text.ts';

/** Of a person's rights at most so many are looked at. */
export const RUNNING_MAX = 500;

type Row = typeof entitlement.$inferSelect;

/**
 * Given at once: such a right begins when it is given, so that a beginning still to come was written by a clock that ran
 * ahead (ADR-478). Gifts and memberships may be meant for later.
 */
const BEGINS_AT_ONCE: readonly EntitlementSource[] = ['order', 'free', 'manual', 'password'];

const read = (
  { resourceId, source, orderId, fromAt, toAt, revokedAt }: Row,
  now: number,
): EntitlementRow => ({
  resourceId,
  source,
  orderId,
  from: BEGINS_AT_ONCE.includes(source) ? Math.min(fromAt, now) : fromAt,
  to: toAt ?? undefined,
  revokedAt: revokedAt ?? undefined,
});

const KEY = [
  entitlement.appId,
  entitlement.userId,
  entitlement.resourceId,
  entitlement.source,
  entitlement.orderId,
];

/** What a person has now by rights that open a good by themselves; `now` in unix milliseconds. */
export const isRunning = (appId: string, userId: string | PgColumn, now: number) =>
  and(
    eq(entitlement.appId, appId),
    eq(entitlement.userId, userId),
    isNull(entitlement.revokedAt),
    or(lte(entitlement.fromAt, now), inArray(entitlement.source, [...BEGINS_AT_ONCE])),
    or(isNull(entitlement.toAt), gt(entitlement.toAt, now)),
    notInArray(entitlement.source, ['password', 'designated']),
  );

export type EntitlementStore = ReturnType<typeof createEntitlementStore>;

export function createEntitlementStore(db: Database, clock: Clock) {
  return {
    /** Everything a person was ever given of these goods: running, over, to come and taken back. */
    of: async (appId: string, userId: string, resourceIds: readonly string[]): Promise<EntitlementRow[]> => {
      const ids = resourceIds.filter(isStorable);
      if (ids.length === 0 || !isStorable(userId)) return [];
      const rows = await db
        .select()
        .from(entitlement)
        .where(
          and(
            eq(entitlement.appId, appId),
            eq(entitlement.userId, userId),
            inArray(entitlement.resourceId, ids),
          ),
        );
      const now = clock.now();
      return rows.map((row) => read(row, now));
    },
    /** Goods a person has now by rights that open them by themselves, the latest first; a few hundred at most. */
    running: async (appId: string, userId: string): Promise<string[]> => {
      if (!isStorable(userId)) return [];
      const rows = await db
        .select({ id: entitlement.resourceId })
        .from(entitlement)
        .where(isRunning(appId, userId, clock.now()))
        .orderBy(desc(entitlement.fromAt), entitlement.resourceId)
        .limit(RUNNING_MAX);
      return [...new Set(rows.map(({ id }) => id))];
    },
    /**
     * `held`: the same was given before (same person, good, source and order) and stays as it was, taken back or not:
     * a payment that is told of twice gives once, and nothing that was refunded.
     */
    give: async (
      appId: string,
      userId: string,
      { from, to, ...right }: Omit<EntitlementRow, 'revokedAt'>,
    ): Promise<'given' | 'held'> => {
      const rows = await db
        .insert(entitlement)
        .values({ appId, userId, ...right, fromAt: from, toAt: to ?? null })
        .onConflictDoNothing()
        .returning({ userId: entitlement.userId });
      return rows.length === 0 ? 'held' : 'given';
    },
    /**
     * Gives what a password opens, where `hash` still is the good's: `changed` where it is not. What already runs is not
     * prolonged.
     */
    giveByPassword: (
      appId: string,
      userId: string,
      grant: { goodsId: string; hash: string; from: number; to: number },
    ): Promise<'given' | 'changed'> => db.transaction((tx) => giveIn(tx, appId, userId, grant)),
    /** Of these people those of whom something was taken back since then. */
    revokedAmong: async (appId: string, userIds: readonly string[], since: number): Promise<string[]> => {
      if (userIds.length === 0) return [];
      const rows = await db
        .selectDistinct({ userId: entitlement.userId })
        .from(entitlement)
        .where(
          and(
            eq(entitlement.appId, appId),
            inArray(entitlement.userId, [...userIds]),
            gte(entitlement.revokedAt, since),
          ),
        );
      return rows.map(({ userId }) => userId);
    },
    /** Gives by hand, from now until then; what was given by hand before, taken back or not, has this end. */
    grant: async (
      appId: string,
      userId: string,
      { resourceId, to }: { resourceId: string; to: number | undefined },
    ): Promise<void> => {
      const span = { fromAt: clock.now(), toAt: to ?? null };
      await db
        .insert(entitlement)
        .values({ appId, userId, resourceId, source: 'manual', ...span })
        .onConflictDoUpdate({ target: KEY, set: { ...span, revokedAt: null } });
    },
    /** Takes back what a person has of a good now without an order; answers how many rights that were. */
    revoke: async (appId: string, userId: string, resourceId: string): Promise<number> => {
      const now = clock.now();
      const rows = await db
        .update(entitlement)
        .set({ revokedAt: now })
        .where(
          and(
            eq(entitlement.appId, appId),
            eq(entitlement.userId, userId),
            eq(entitlement.resourceId, resourceId),
            ne(entitlement.source, 'order'),
            isNull(entitlement.revokedAt),
            or(isNull(entitlement.toAt), gt(entitlement.toAt, now)),
          ),
        )
        .returning({ userId: entitlement.userId });
      return rows.length;
    },
    /** Takes back what an order gave; answers how many rights that were. */
    revokeOrder: async (appId: string, orderId: string): Promise<number> => {
      if (!isStorable(orderId)) return 0;
      const rows = await db
        .update(entitlement)
        .set({ revokedAt: clock.now() })
        .where(
          and(eq(entitlement.appId, appId), eq(entitlement.orderId, orderId), isNull(entitlement.revokedAt)),
        )
        .returning({ userId: entitlement.userId });
      return rows.length;
    },
  };
}

type GivenByPassword = Parameters<EntitlementStore['giveByPassword']>[2];

/** Holds the good's limit, so that a password changed in this moment opens nothing any more. */
async function giveIn(
  tx: Database,
  appId: string,
  userId: string,
  { goodsId, hash, from, to }: GivenByPassword,
): Promise<'given' | 'changed'> {
  const isThis = and(eq(goodsLimit.appId, appId), eq(goodsLimit.goodsId, goodsId));
  const [limit] = await tx
    .select({ hash: goodsLimit.passwordHash })
    .from(goodsLimit)
    .where(isThis)
    .for('share');
  if (limit?.hash !== hash) return 'changed';
  await tx
    .insert(entitlement)
    .values({ appId, userId, resourceId: goodsId, source: 'password', fromAt: from, toAt: to })
    .onConflictDoUpdate({
      target: KEY,
      set: { fromAt: from, toAt: to, revokedAt: null },
      // What runs goes on as it is.
      setWhere: sql`(${entitlement.revokedAt} is not null or ${entitlement.toAt} <= ${from})`,
    });
  return 'given';
}
