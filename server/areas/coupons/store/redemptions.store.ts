/** Uses of coupons by orders, each inside the order's own transaction (requirement 35). */
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { CouponRow } from './coupon-rows.ts';
import { createCouponStore } from './coupons.store.ts';
import { discountOf } from '../rules/discount.ts';
import { refuseClaim } from '../services/present-coupon.ts';
import { coupon } from '../tables/coupons.ts';
import { couponRedemption } from '../tables/redemptions.ts';

interface Redemption {
  appId: string;
  couponId: string;
  userId: string;
  orderId: string;
  goodsId: string;
  price: number;
}

export interface Redemptions {
  /** Fen taken off; undefined where the coupon cannot be used: then the whole order is to be taken back. */
  hold(redemption: Redemption): Promise<number | undefined>;
  /** Gives back what an order that is not paid holds. */
  release(appId: string, orderId: string): Promise<void>;
}

/** @param tx the transaction of the order */
export function redemptionsIn(tx: Database, clock: Clock): Redemptions {
  const claimFor = async ({ appId, couponId, userId }: Redemption): Promise<CouponRow | undefined> => {
    const now = secondsOf(clock.now());
    const store = createCouponStore(tx, clock);
    const outcome = await store.claim(appId, couponId, userId, (row) => refuseClaim(row, now));
    if (outcome.kind === 'given') return outcome.coupon;
    if (outcome.kind !== 'held') return undefined;
    const [row] = await store.find(appId, { source: 'manual', ids: [couponId], limit: 1 });
    return row;
  };
  return {
    hold: async (redemption) => {
      const { appId, couponId, userId, orderId, goodsId, price } = redemption;
      if (!isStorable(couponId)) return undefined;
      const at = clock.now();
      // First of all: of a crowd for the last use all but one end here.
      const isLeft = or(eq(coupon.useTotal, 0), lt(coupon.used, coupon.useTotal));
      const rows = await tx
        .update(coupon)
        .set({ used: sql`${coupon.used} + 1` })
        .where(and(eq(coupon.appId, appId), eq(coupon.id, couponId), isLeft))
        .returning({ id: coupon.id });
      if (rows.length === 0) return undefined;
      const row = await claimFor(redemption);
      if (row === undefined) return undefined;
      const discount = discountOf(row, { goodsId, price, now: secondsOf(at) });
      if (discount === undefined) return undefined;
      const newRows = await tx
        .insert(couponRedemption)
        .values({ appId, couponId, userId, orderId, at })
        .onConflictDoNothing()
        .returning({ id: couponRedemption.couponId });
      return newRows.length > 0 ? discount : undefined;
    },
    release: async (appId, orderId) => {
      const isOf = and(eq(couponRedemption.appId, appId), eq(couponRedemption.orderId, orderId));
      const rows = await tx.delete(couponRedemption).where(isOf).returning({ id: couponRedemption.couponId });
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await tx
        .update(coupon)
        .set({ used: sql`${coupon.used} - 1` })
        .where(and(eq(coupon.appId, appId), inArray(coupon.id, ids)));
    },
  };
}
