/** Tables of the daily difference: what providers say of a day against what our events say. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';
import type { BillCheckRow, BillDayRow } from '../bills/bill-rows.ts';

/** One a shop, day and provider; money in fen. */
export const billCheck = pgTable(
  'bill_check',
  {
    appId: appId(),
    /** `2026-11-23`, in the shop's zone. */
    day: text('day').notNull(),
    provider: text('provider').notNull(),
    theirs: json<BillCheckRow['theirs']>('theirs').notNull(),
    ours: json<BillCheckRow['ours']>('ours').notNull(),
    /** How many there are; the first of them stand beside. */
    differing: integer('differing').notNull(),
    differences: json<BillCheckRow['differences']>('differences').notNull(),
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.day, table.provider] })],
);

/** That a provider's day was compared, and what of its bill is no shop's of this installation. */
export const billDay = pgTable(
  'bill_day',
  {
    provider: text('provider').notNull(),
    day: text('day').notNull(),
    strays: json<BillDayRow['strays']>('strays').notNull(),
    straying: integer('straying').notNull(),
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);
