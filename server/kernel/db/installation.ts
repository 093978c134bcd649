/** Tables of what the installation itself keeps: reports, counters and its own facts. */
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FrontLogRow } from '#server/areas/logs/log-store.ts';
import { json, time } from './columns.ts';

/** What browsers reported (D111), kept 14 days. */
export const frontLog = pgTable(
  'front_log',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** No reference: what reports from a host without a shop is kept too. */
    appId: text('app_id').notNull(),
    at: time('at').notNull(),
    level: text('level').$type<FrontLogRow['level']>().notNull(),
    kind: text('kind').$type<FrontLogRow['kind']>().notNull(),
    message: text('message').notNull(),
    detail: json<FrontLogRow['detail']>('detail').notNull(),
  },
  (table) => [index('front_log_recent').on(table.appId, table.seq), index('front_log_age').on(table.at)],
);

/** Counters of limits shared by nodes without Redis; keys carry the shop. */
export const limitCounter = pgTable(
  'limit_counter',
  { key: text('key').primaryKey(), count: integer('count').notNull(), resetAt: time('reset_at').notNull() },
  (table) => [index('limit_counter_age').on(table.resetAt)],
);

/** Facts of the installation itself, such as how far seeding came. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });
