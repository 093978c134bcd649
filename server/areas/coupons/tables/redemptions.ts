/** Table of coupons that orders use: one use for each claim (requirement 35). */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    appId: appId(),
    couponId: text('coupon_id').notNull(),
    userId: text('user_id').notNull(),
    orderId: text('order_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.couponId, table.userId] }),
    index('coupon_redemption_order').on(table.appId, table.orderId),
  ],
);
