/** Tables of round prizes in live rooms (D100). */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** A round prize; its seed is made with it and told once it is drawn (D100, ADR-371). */
export const livePrize = pgTable(
  'live_prize',
  {
    appId: appId(),
    id: text('id').notNull(),
    aliveId: text('alive_id').notNull(),
    name: text('name').notNull(),
    /** One of PRIZE_CONDITION. */
    condition: integer('condition').notNull(),
    conditionText: text('condition_text').notNull(),
    minutes: integer('minutes').notNull(),
    winners: integer('winners').notNull(),
    seed: text('seed').notNull(),
    startedAt: time('started_at').notNull(),
    drawsAt: time('draws_at').notNull(),
    drawnAt: time('drawn_at'),
    /** Tickets given so far. */
    joiners: integer('joiners').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('live_prize_room').on(table.appId, table.aliveId, table.startedAt),
    // One at a time: another is started once it is drawn.
    uniqueIndex('live_prize_running')
      .on(table.appId, table.aliveId)
      .where(sql`${table.drawnAt} is null`),
  ],
);

/** Where a prize is sent, in the words of who won it. */
export interface PrizeCardRow {
  name: string;
  phone: string;
  address: string;
}

export const livePrizeJoin = pgTable(
  'live_prize_join',
  {
    appId: appId(),
    prizeId: text('prize_id').notNull(),
    /** From 1, without gaps: what is drawn. */
    ticket: integer('ticket').notNull(),
    /** Null once their account is gone. */
    userId: text('user_id'),
    nickname: text('nickname').notNull(),
    joinedAt: time('joined_at').notNull(),
    isWinner: boolean('is_winner').notNull().default(false),
    card: json<PrizeCardRow>('card'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.prizeId, table.ticket] }),
    index('live_prize_join_user').on(table.appId, table.userId, table.prizeId),
  ],
);
