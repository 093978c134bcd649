/** Tables of what the installation itself keeps: counters and its own facts. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Counters of limits shared by nodes without Redis; keys carry the shop. */
export const limitCounter = pgTable(
  'limit_counter',
  { key: text('key').primaryKey(), count: integer('count').notNull(), resetAt: time('reset_at').notNull() },
  (table) => [index('limit_counter_age').on(table.resetAt)],
);

/** Facts of the installation itself, such as how far seeding came. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });
