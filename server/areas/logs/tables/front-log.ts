/** The table of what browsers and page renders reported. */
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { json, time } from '#server/kernel/db/columns.ts';
import type { FrontLogRow } from '../store/log-rows.ts';

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
