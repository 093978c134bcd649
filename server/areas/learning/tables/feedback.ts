/** Table of what learners say of lessons that do not play as they should (D94). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

export const playFeedback = pgTable(
  'play_feedback',
  {
    appId: appId(),
    id: text('id').notNull(),
    /** Empty once their account is gone. */
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    resourceType: integer('resource_type').notNull(),
    kind: text('kind').notNull(),
    words: text('words').notNull(),
    agent: text('agent').notNull(),
    host: text('host').notNull(),
    /** Seconds. */
    moment: integer('moment').notNull(),
    ahead: integer('ahead').notNull(),
    stalls: integer('stalls').notNull(),
    height: integer('height').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('play_feedback_recent').on(table.appId, table.createdAt),
    index('play_feedback_user').on(table.appId, table.userId),
  ],
);
