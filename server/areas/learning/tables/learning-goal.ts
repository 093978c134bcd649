/** What learners want of themselves: one goal each (ADR-328). */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GoalKind } from '#schemas/learning/goal.ts';
import { time, appId } from '#server/kernel/db/columns.ts';

export const learningGoal = pgTable(
  'learning_goal',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<GoalKind>().notNull(),
    /** Minutes a day, or days of seven. */
    amount: integer('amount').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.userId] })],
);
