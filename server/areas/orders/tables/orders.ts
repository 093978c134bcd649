/** Tables of orders and of what each is made of (D71). */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import type { Text } from '#schemas/page/text.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';
import { readableText } from '#server/kernel/db/contains.ts';
import type { CloseReason, OrderState } from '../services/order-rows.ts';

/** Money in fen; `amount` is fixed when the order is made, what came in and went out stands in `payment_event`. */
export const shopOrder = pgTable(
  'shop_order',
  {
    appId: appId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** The good of its only line, so that no person has two open orders of one good. */
    goodsId: text('goods_id').notNull(),
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** Empty for none. */
    couponId: text('coupon_id').notNull(),
    closeReason: text('close_reason').$type<CloseReason>(),
    /** The attempt that paid it. */
    paidBy: text('paid_by'),
    /** The language and the address of the shop it was made in, for messages to its buyer. */
    locale: text('locale').$type<Locale>().notNull().default('cn'),
    origin: text('origin').notNull().default(''),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    paidAt: time('paid_at'),
    closedAt: time('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('shop_order_user').on(table.appId, table.userId, table.createdAt),
    index('shop_order_state').on(table.appId, table.state, table.createdAt),
    index('shop_order_created').on(table.appId, table.createdAt, table.id),
    index('shop_order_amount').on(table.appId, table.amount, table.id),
    uniqueIndex('shop_order_open')
      .on(table.appId, table.userId, table.goodsId)
      .where(sql`${table.state} = 'unpaid'`),
  ],
);

/** What was bought, in the words and at the price of that moment. */
export const orderLine = pgTable(
  'order_line',
  {
    appId: appId(),
    orderId: text('order_id').notNull(),
    number: integer('number').notNull(),
    goodsId: text('goods_id').notNull(),
    goodsType: integer('goods_type').notNull(),
    skuId: text('sku_id').notNull(),
    title: json<Text>('title').notNull(),
    skuName: json<Text>('sku_name').notNull(),
    cover: text('cover').notNull(),
    /** Before and after what the coupon takes off. */
    price: integer('price').notNull(),
    amount: integer('amount').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** Days of study from the payment on; absent where it does not end. */
    periodDays: integer('period_days'),
    /** What an order is found by, in small letters: its number and its title (ADR-827). */
    words: text('words').generatedAlwaysAs(sql`lower(order_id || chr(10) || ${readableText(sql`title`)})`),
  },
  (table) => [primaryKey({ columns: [table.appId, table.orderId, table.number] })],
);
