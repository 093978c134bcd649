/** Table of learning records. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#server/kernel/db/columns.ts';
import { appId } from '#server/areas/shop/tables/shops.ts';

/** How far a learner has come in what they study (D82); one row a learner, a resource and the package it was opened in. */
export const learningRecord = pgTable(
  'learning_record',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    /** The parent package, empty where it was opened by itself. */
    productId: text('product_id').notNull(),
    resourceType: integer('resource_type').notNull(),
    learnProgress: integer('learn_progress').notNull(),
    maxLearnProgress: integer('max_learn_progress').notNull(),
    orgLearnProgress: integer('org_learn_progress').notNull(),
    finishedAt: time('finished_at'),
    lastLearnAt: time('last_learn_at').notNull(),
    /** Seconds. */
    stayTime: integer('stay_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.resourceId, table.productId] }),
    index('learning_record_recent').on(table.appId, table.userId, table.lastLearnAt),
  ],
);
