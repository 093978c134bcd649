/** Table of words learners searched for and found nothing, counted by day; no person is named. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId } from '#server/kernel/db/columns.ts';

export const searchMiss = pgTable(
  'search_miss',
  {
    appId: appId(),
    /** Of the shop's zone. */
    day: text('day').notNull(),
    /** In small letters, with single blanks. */
    words: text('words').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.day, table.words] }),
    index('search_miss_day').on(table.day),
  ],
);
