/** Table of money asked back and given back (D71). */
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';
import type { RefundCause, RefundState } from '../services/order-rows.ts';

export const refund = pgTable(
  'refund',
  {
    appId: appId(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    /** The attempt whose money goes back; absent where nothing was paid. */
    attemptId: text('attempt_id'),
    outRefundNo: text('out_refund_no').notNull(),
    amount: integer('amount').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    cause: text('cause').$type<RefundCause>().notNull(),
    /** The buyer's words; the merchant's answer. */
    reason: text('reason').notNull(),
    answer: text('answer').notNull().default(''),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    endedAt: time('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('refund_number').on(table.outRefundNo),
    index('refund_order').on(table.appId, table.orderId),
  ],
);
