/** Table of marks on punch cards: one a learner and card (D87). */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

export const punch = pgTable(
  'punch',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    words: text('words').notNull(),
    punchedAt: time('punched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.userId, table.resourceId] })],
);
