/** Coupons, and who has claimed them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Text } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { couponCalls } from './console/coupons.ts';
import { limits } from './limits.ts';
import { createCouponPartStore, type CouponPartStore } from './store/coupon-parts.store.ts';
import type { CouponRow } from './store/coupon-rows.ts';
import { type CouponStore, createCouponStore } from './store/coupons.store.ts';
import { discountOf } from './rules/discount.ts';
import { coupon, couponClaim } from './tables/coupons.ts';
import { couponRedemption } from './tables/redemptions.ts';

export { redemptionsIn } from './store/redemptions.store.ts';
export { couponsIn, type CouponWritten } from './store/write-coupons.store.ts';
export type { CouponRow } from './store/coupon-rows.ts';

/** Coupons a person could use for a purchase, those that take off most first. */
interface FittingCoupon {
  coupon: CouponRow;
  /** Fen. */
  discount: number;
  isClaimed: boolean;
}

export interface CouponsArea {
  fitting(purchase: {
    appId: string;
    userId: string;
    goodsId: string;
    price: number;
  }): Promise<FittingCoupon[]>;
  /** Which of these coupons somebody has claimed. */
  claimedOf(appId: string, userId: string, ids: readonly string[]): Promise<string[]>;
  /** What a coupon is called, in both languages; undefined for one that is switched off or unknown. */
  titleOf(appId: string, id: string): Promise<Text | undefined>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    coupons: CouponStore;
    couponParts: CouponPartStore;
  }
  interface Areas {
    coupons: CouponsArea;
  }
}

export const area = defineArea({
  name: 'coupons',
  limits,
  tables: { coupon, couponClaim, couponRedemption },
  stores: (db, clock) => ({ coupons: createCouponStore(db, clock), couponParts: createCouponPartStore(db) }),
  consoleCalls: couponCalls,
  forget: async (tx, { appId, userId }) => {
    // Counts of what was used stay right; whose it was nobody can tell.
    await tx
      .update(couponRedemption)
      .set({ userId: sql`'gone:' || ${couponRedemption.orderId}` })
      .where(and(eq(couponRedemption.appId, appId), eq(couponRedemption.userId, userId)));
    await tx.delete(couponClaim).where(and(eq(couponClaim.appId, appId), eq(couponClaim.userId, userId)));
  },
  open({ stores: { coupons: store }, clock }: AppContext): CouponsArea {
    return {
      titleOf: async (appId, id) =>
        (await store.find(appId, { source: 'manual', ids: [id], limit: 1 }))[0]?.title,
      claimedOf: async (appId, userId, ids) =>
        (await store.claimedBy(appId, userId, ids)).map(({ couponId }) => couponId),
      fitting: async ({ appId, userId, goodsId, price }) => {
        const rows = await store.usable(appId, userId);
        const now = secondsOf(clock.now());
        return rows
          .flatMap(({ coupon: row, isClaimed }) => {
            const discount = discountOf(row, { goodsId, price, now });
            return discount === undefined ? [] : [{ coupon: row, discount, isClaimed }];
          })
          .sort((one, other) => other.discount - one.discount);
      },
    };
  },
});
