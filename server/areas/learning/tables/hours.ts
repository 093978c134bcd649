/** Tables of the ledger of hours: rows that only come to be, the last of each shop, and who is meant by a row (ADR-325). */
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

/** What a learner was credited of a lesson on a day, once that day is over; what came later is a row of its own. */
export const hoursLedger = pgTable(
  'hours_ledger',
  {
    appId: appId(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    /** Who, by a name drawn for this ledger. */
    person: text('person').notNull(),
    day: text('day').notNull(),
    resourceId: text('resource_id').notNull(),
    productId: text('product_id').notNull(),
    seconds: integer('seconds').notNull(),
    reportedSeconds: integer('reported_seconds').notNull(),
    enteredAt: time('entered_at').notNull(),
    /** The hash of the row before, and its own over everything beside it. */
    prev: text('prev').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.seq] }),
    index('hours_ledger_day').on(table.appId, table.day),
    index('hours_ledger_person').on(table.appId, table.person, table.day),
  ],
);

/** The row a shop's entries take turns on. */
export const hoursHead = pgTable(
  'hours_head',
  { appId: appId(), seq: integer('seq').notNull(), hash: text('hash').notNull() },
  (table) => [primaryKey({ columns: [table.appId] })],
);

/** Who a drawn name is; gone with the account, while the rows stay and still hang together. */
export const hoursPerson = pgTable(
  'hours_person',
  { appId: appId(), userId: text('user_id').notNull(), person: text('person').notNull() },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId] }),
    uniqueIndex('hours_person_name').on(table.appId, table.person),
  ],
);
