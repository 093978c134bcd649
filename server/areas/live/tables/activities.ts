/** Tables of what is done in live rooms: sign-ins, round prizes, votes, who wants to be told, who watched in which minute. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import { json, time } from '#server/kernel/db/columns.ts';
import { appId } from '#server/areas/shop/tables/shops.ts';

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

/** A round prize; its seed is made with it and told once it is drawn (D100, decision 371). */
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

/** How many leave records were credited in a minute: who watches says so each minute (D104, decision 374). */
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
