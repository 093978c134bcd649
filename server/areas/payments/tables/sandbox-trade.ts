/** Table of the sandbox cashier: the books of a company that only pretends, kept apart from ours (D71). */
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#server/kernel/db/columns.ts';
import type { TradeState } from '../sandbox/trade.ts';

export const sandboxTrade = pgTable(
  'sandbox_trade',
  {
    outTradeNo: text('out_trade_no').primaryKey(),
    /** Names its page; nobody can guess it. */
    token: text('token').notNull(),
    /** Signs what the cashier tells of it. */
    secret: text('secret').notNull(),
    state: text('state').$type<TradeState>().notNull(),
    amount: integer('amount').notNull(),
    title: text('title').notNull(),
    notifyUrl: text('notify_url').notNull(),
    returnUrl: text('return_url').notNull(),
    transactionId: text('transaction_id').notNull(),
    expiresAt: time('expires_at').notNull(),
    paidAt: time('paid_at'),
  },
  (table) => [uniqueIndex('sandbox_trade_token').on(table.token)],
);

export const sandboxRefund = pgTable('sandbox_refund', {
  outRefundNo: text('out_refund_no').primaryKey(),
  outTradeNo: text('out_trade_no').notNull(),
  amount: integer('amount').notNull(),
  at: time('at').notNull(),
});
