/** Tables of sign-ins in live rooms (D99). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

/** Open from its start until it closes (D99). */
export const liveSign = pgTable(
  'live_sign',
  {
    appId: appId(),
    id: text('id').notNull(),
    aliveId: text('alive_id').notNull(),
    startedAt: time('started_at').notNull(),
    closesAt: time('closes_at').notNull(),
    /** Counted with each one, so that nobody counts them in a crowd. */
    signed: integer('signed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('live_sign_room').on(table.appId, table.aliveId, table.startedAt),
  ],
);

export const liveSignIn = pgTable(
  'live_sign_in',
  {
    appId: appId(),
    signId: text('sign_id').notNull(),
    userId: text('user_id').notNull(),
    aliveId: text('alive_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.signId, table.userId] }),
    index('live_sign_in_user').on(table.appId, table.userId),
  ],
);
