/** Table of invoices (fapiao 发票) buyers ask for; issued by the merchant elsewhere, kept here as asked for and decided. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';
import type { InvoiceRow } from '../services/order-rows.ts';

/** One an order: whose it is says the order. */
export const invoiceRequest = pgTable(
  'invoice_request',
  {
    appId: appId(),
    orderId: text('order_id').notNull(),
    state: text('state').$type<InvoiceRow['state']>().notNull(),
    kind: text('kind').$type<InvoiceRow['kind']>().notNull(),
    title: text('title').notNull(),
    /** Empty for a person. */
    taxNumber: text('tax_number').notNull(),
    email: text('email').notNull(),
    /** The invoice's own, as the merchant gave it; empty until it is issued. */
    number: text('number').notNull().default(''),
    /** Why it was refused. */
    answer: text('answer').notNull().default(''),
    /** Who decided. */
    decidedBy: text('decided_by').notNull().default(''),
    /** When it was asked for, or last changed. */
    askedAt: time('asked_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.orderId] }),
    index('invoice_request_state').on(table.appId, table.state, table.askedAt),
  ],
);
