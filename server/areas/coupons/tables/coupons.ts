/** Tables of coupons and of who has claimed them. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CouponStanding } from '#schemas/content/coupon.ts';
import type { Text } from '#schemas/page/text.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** Coupons a merchant gives away; `claimed` is raised in the claim's own transaction. */
export const coupon = pgTable(
  'coupon',
  {
    appId: appId(),
    id: text('id').notNull(),
    title: json<Text>('title').notNull(),
    /** Fen taken off, and the least price it may be used at. */
    amount: integer('amount').notNull(),
    threshold: integer('threshold').notNull(),
    /** How many there are in all; 0 for any number. */
    total: integer('total').notNull(),
    claimed: integer('claimed').notNull().default(0),
    /** How many of them may be used in all, 0 for each one claimed; `used` counts those that orders hold. */
    useTotal: integer('use_total').notNull().default(0),
    used: integer('used').notNull().default(0),
    /** Ids of the goods it may be used for; empty for all. */
    goodsIds: text('goods_ids').array().notNull(),
    startTs: time('start_ts').notNull(),
    endTs: time('end_ts').notNull(),
    state: text('state').$type<CouponStanding>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

export const couponClaim = pgTable(
  'coupon_claim',
  {
    appId: appId(),
    couponId: text('coupon_id').notNull(),
    userId: text('user_id').notNull(),
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.couponId, table.userId] }),
    index('coupon_claim_user').on(table.appId, table.userId),
  ],
);
