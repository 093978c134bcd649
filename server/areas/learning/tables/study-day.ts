/** Credited time by day of the shop's calendar: written with the record it is credited to, so the sum of days is the record's. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

/** One row a learner, a day, a resource and the package it was opened in. */
export const studyDay = pgTable(
  'study_day',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    /** `YYYY-MM-DD` of the shop's calendar. */
    day: text('day').notNull(),
    resourceId: text('resource_id').notNull(),
    /** The parent package, empty where it was opened by itself. */
    productId: text('product_id').notNull(),
    /** Milliseconds credited on that day, and those of them that came late (ADR-313). */
    creditedMs: time('credited_ms').notNull(),
    reportedMs: time('reported_ms').notNull(),
    /** When a report last added to it. */
    updatedAt: time('updated_at').notNull(),
    /** Whole seconds of both that stand in the ledger of hours (ADR-325). */
    enteredSeconds: integer('entered_seconds').notNull().default(0),
    enteredReported: integer('entered_reported').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.day, table.resourceId, table.productId] }),
    index('study_day_shop').on(table.appId, table.day),
    index('study_day_to_enter')
      .on(table.appId, table.day)
      .where(sql`${table.creditedMs} >= 1000 * (${table.enteredSeconds} + 1)`),
  ],
);
