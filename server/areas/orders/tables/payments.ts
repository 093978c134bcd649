/** Tables of money: tries to pay, what became of them, and what providers told (D71, D72). */
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';
import type { AttemptRow, AttemptState, PaymentEventKind } from '../services/order-rows.ts';

export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    appId: appId(),
    id: text('id').notNull(),
    orderId: text('order_id').notNull(),
    provider: text('provider').notNull(),
    /** What the provider knows it by; unique over all shops. */
    outTradeNo: text('out_trade_no').notNull(),
    amount: integer('amount').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** How it is paid; absent until the provider has said so. */
    begun: json<NonNullable<AttemptRow['begun']>>('begun'),
    transactionId: text('transaction_id'),
    createdAt: time('created_at').notNull(),
    /** When the provider was last asked what became of it. */
    askedAt: time('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('payment_attempt_trade').on(table.outTradeNo),
    index('payment_attempt_order').on(table.appId, table.orderId),
  ],
);

/** Only ever added to: every sum of money is counted from these rows, never kept beside them. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appId: appId(),
    orderId: text('order_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    provider: text('provider').notNull(),
    /** The same for each time the provider tells of the same thing. */
    key: text('key').notNull(),
    kind: text('kind').$type<PaymentEventKind>().notNull(),
    amount: integer('amount').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_event_key').on(table.provider, table.key),
    index('payment_event_order').on(table.appId, table.orderId),
    index('payment_event_day').on(table.provider, table.at),
    index('payment_event_shop').on(table.appId, table.at),
  ],
);

/** Notifications as they came, byte for byte, before anything is done about them. */
export const providerInbox = pgTable(
  'provider_inbox',
  {
    provider: text('provider').notNull(),
    notifyId: text('notify_id').notNull(),
    /** Base64: bodies may be no text. */
    body: text('body').notNull(),
    headers: json<Record<string, unknown>>('headers').notNull(),
    receivedAt: time('received_at').notNull(),
    /** Absent until what it says has been settled. */
    settledAt: time('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.notifyId] }),
    index('provider_inbox_age').on(table.receivedAt),
  ],
);
