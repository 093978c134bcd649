/** Tables of votes in live rooms. */
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';

export const liveVote = pgTable(
  'live_vote',
  {
    appId: appId(),
    id: text('id').notNull(),
    aliveId: text('alive_id').notNull(),
    title: text('title').notNull(),
    options: json<string[]>('options').notNull(),
    isMultiple: boolean('is_multiple').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('live_vote_room').on(table.appId, table.aliveId, table.startedAt),
  ],
);

export const liveVoteCast = pgTable(
  'live_vote_cast',
  {
    appId: appId(),
    voteId: text('vote_id').notNull(),
    userId: text('user_id').notNull(),
    options: json<number[]>('options').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.voteId, table.userId] }),
    index('live_vote_cast_user').on(table.appId, table.userId),
  ],
);
