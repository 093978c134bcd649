/** Coupons and who has them. A claim holds the coupon's row, so that its last piece is given once (requirement 35). */
import { and, asc, eq, exists, gt, inArray, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { CouponQuery } from '#schemas/content/coupon.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ClaimOutcome, CouponRow, CouponRefusal } from './coupon-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { coupon, couponClaim } from '../tables/coupons.ts';
import { couponRedemption } from '../tables/redemptions.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { COUPON_COLUMNS } from './coupon-columns.ts';

/** More nobody chooses from. */
const USABLE_MAX = 50;

export type CouponStore = ReturnType<typeof createCouponStore>;

export function createCouponStore(db: Database, clock: Clock) {
  return {
    /** Coupons that are switched on; those of `running` can be claimed now, the used-up ones last. */
    find: (appId: string, query: CouponQuery): Promise<CouponRow[]> =>
      query.source === 'manual'
        ? findByIds(db, appId, query)
        : findRunning(db, appId, query, secondsOf(clock.now())),
    /** Coupons a person has claimed and not used, and running ones they could still claim. */
    usable: (appId: string, userId: string): Promise<{ coupon: CouponRow; isClaimed: boolean }[]> =>
      findUsable(db, appId, userId, secondsOf(clock.now())),
    /** Which of these coupons a learner has, and since when (unix milliseconds). */
    claimedBy: (
      appId: string,
      userId: string,
      ids: readonly string[],
    ): Promise<{ couponId: string; claimedAt: number }[]> => {
      const storableIds = ids.filter(isStorable);
      if (storableIds.length === 0) return Promise.resolve([]);
      return db
        .select({ couponId: couponClaim.couponId, claimedAt: couponClaim.claimedAt })
        .from(couponClaim)
        .where(and(isHolder(appId, userId), inArray(couponClaim.couponId, storableIds)))
        .orderBy(asc(couponClaim.couponId));
    },
    /**
     * Gives a learner one coupon, in one transaction that holds its row: however many ask at once, each of them gets one
     * at most, and together no more than there are (requirement 35). `refuse` says why not, from the row as it is then.
     */
    claim: async (
      appId: string,
      couponId: string,
      userId: string,
      refuse: (coupon: CouponRow) => CouponRefusal | undefined,
    ): Promise<ClaimOutcome> => {
      if (!isStorable(couponId)) return { kind: 'missing' };
      return db.transaction((tx) => claimIn(tx, { appId, couponId, userId, claimedAt: clock.now() }, refuse));
    },
  };
}

const isOn = (appId: string) => and(eq(coupon.appId, appId), eq(coupon.state, 'on'));

const isHolder = (appId: string, userId: string): SQL | undefined =>
  and(eq(couponClaim.appId, appId), eq(couponClaim.userId, userId));

async function findByIds(db: Database, appId: string, query: CouponQuery): Promise<CouponRow[]> {
  const ids = [...new Set(query.ids ?? [])].filter(isStorable);
  if (ids.length === 0) return [];
  const rows = await db
    .select(COUPON_COLUMNS)
    .from(coupon)
    .where(and(isOn(appId), inArray(coupon.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, query.limit);
}

function findRunning(db: Database, appId: string, query: CouponQuery, now: number): Promise<CouponRow[]> {
  const isUsedUp = sql`(${coupon.total} > 0 and ${coupon.claimed} >= ${coupon.total})`;
  return db
    .select(COUPON_COLUMNS)
    .from(coupon)
    .where(and(isOn(appId), lte(coupon.startTs, now), gt(coupon.endTs, now)))
    .orderBy(isUsedUp, asc(coupon.position), asc(coupon.id))
    .limit(query.limit);
}

async function findUsable(
  db: Database,
  appId: string,
  userId: string,
  now: number,
): Promise<{ coupon: CouponRow; isClaimed: boolean }[]> {
  const { total, claimed, useTotal, used } = coupon;
  const isMine = (table: typeof couponClaim | typeof couponRedemption) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.appId, appId), eq(table.userId, userId), eq(table.couponId, coupon.id))),
    );
  const isClaimed = isMine(couponClaim);
  const rows = await db
    .select({ coupon: COUPON_COLUMNS, isClaimed: sql<boolean>`${isClaimed}` })
    .from(coupon)
    .where(
      and(
        isOn(appId),
        lte(coupon.startTs, now),
        gt(coupon.endTs, now),
        or(eq(useTotal, 0), lt(used, useTotal)),
        or(isClaimed, eq(total, 0), lt(claimed, total)),
        not(isMine(couponRedemption)),
      ),
    )
    .orderBy(asc(coupon.position), asc(coupon.id))
    .limit(USABLE_MAX);
  return rows;
}

type Claim = typeof couponClaim.$inferInsert;

async function claimIn(
  tx: Database,
  claim: Claim,
  refuse: Parameters<CouponStore['claim']>[3],
): Promise<ClaimOutcome> {
  const { appId, couponId, userId, claimedAt } = claim;
  const isThis = and(isOn(appId), eq(coupon.id, couponId));
  const [row] = await tx.select(COUPON_COLUMNS).from(coupon).where(isThis).for('update');
  if (row === undefined) return { kind: 'missing' };
  const rows = await tx
    .select({ couponId: couponClaim.couponId })
    .from(couponClaim)
    .where(and(isHolder(appId, userId), eq(couponClaim.couponId, couponId)));
  if (rows.length > 0) return { kind: 'held' };
  const code = refuse(row);
  if (code !== undefined) return { kind: 'refused', code };
  const claimCount = row.claimed + 1;
  await tx.insert(couponClaim).values(claim);
  await tx.update(coupon).set({ claimed: claimCount }).where(isThis);
  return { kind: 'given', coupon: { ...row, claimed: claimCount }, claimedAt };
}
