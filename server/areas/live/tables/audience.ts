/** Tables of a live room’s audience: who wants to be told of its start, and how many watched in each minute. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import { time, appId } from '#server/kernel/db/columns.ts';

/** Who is told before a room begins, in which language and at which address of the shop. */
export const liveArrival = pgTable(
  'live_arrival',
  {
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    userId: text('user_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    origin: text('origin').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.aliveId, table.userId] }),
    index('live_arrival_user').on(table.appId, table.userId),
  ],
);

/** How many leave records were credited in a minute: who watches says so each minute (D104, ADR-374). */
export const liveMinute = pgTable(
  'live_minute',
  {
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    /** Unix seconds of its beginning. */
    minuteTs: time('minute_ts').notNull(),
    viewers: integer('viewers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.aliveId, table.minuteTs] })],
);
