/** Coupons, and who has claimed them. */
import { and, eq } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { limits } from './limits.ts';
import type { CouponStore } from './coupon-store.ts';
import { createCouponStore } from './coupons.store.ts';
import { coupon, couponClaim } from './tables/coupons.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    coupons: CouponStore;
  }
}

export const area = defineArea({
  name: 'coupons',
  limits,
  tables: { coupon, couponClaim },
  stores: (db, clock) => ({ coupons: createCouponStore(db, clock) }),
  forget: async (tx, { appId, userId }) => {
    await tx.delete(couponClaim).where(and(eq(couponClaim.appId, appId), eq(couponClaim.userId, userId)));
  },
});
