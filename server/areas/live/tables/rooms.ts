/** Tables of live rooms: what is true of one now, its log, and who is in it (ADR-360). */
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventKind, RoomRole } from '#schemas/live/event.ts';
import type { Slide } from '#schemas/live/room.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** Whether it is on air, when it begins and whether it can be seen again stand with the good (catalogue). */
export const liveRoom = pgTable(
  'live_room',
  {
    appId: appId(),
    /** The good's id. */
    aliveId: text('alive_id').notNull(),
    /** One of ALIVE_TYPE. */
    aliveType: integer('alive_type').notNull(),
    /** Names the log; another one is begun where offsets start anew. */
    epoch: text('epoch').notNull(),
    lastOffset: integer('last_offset').notNull().default(0),
    /** Raised by every change of what follows. */
    version: integer('version').notNull().default(1),
    /** When the recording began and ended, unix milliseconds: moment 0 of the log. Null while it has not. */
    startedAt: time('started_at'),
    endedAt: time('ended_at'),
    pushState: integer('push_state').notNull().default(0),
    page: text('page').notNull().default(''),
    slides: json<Slide[]>('slides').notNull().default([]),
    coursewareImage: text('courseware_image').notNull().default(''),
    forbidTalk: boolean('forbid_talk').notNull().default(false),
    /** M243: whether what the teacher picks is shown above the stage. */
    hasWall: boolean('has_wall').notNull().default(true),
    canRecord: boolean('can_record').notNull().default(true),
    isFast: boolean('is_fast').notNull().default(true),
    /** False: chat by the state alone, as where no socket comes through (D97). */
    hasSocket: boolean('has_socket').notNull().default(true),
    slowSeconds: integer('slow_seconds').notNull().default(2),
    isPreApproved: boolean('is_pre_approved').notNull().default(false),
    allowsLinks: boolean('allows_links').notNull().default(false),
    filterWords: json<string[]>('filter_words').notNull().default([]),
    /** Offsets of the messages above the stage and above the chat; 0 for none. */
    wallOffset: integer('wall_offset').notNull().default(0),
    pinOffset: integer('pin_offset').notNull().default(0),
    signId: text('sign_id').notNull().default(''),
    prizeId: text('prize_id').notNull().default(''),
    voteId: text('vote_id').notNull().default(''),
    /** What runs now, by the name of its activity: those without a column of their own (ADR-600). */
    running: json<Record<string, string>>('running').notNull().default({}),
    viewCount: integer('view_count').notNull().default(0),
    reactions: integer('reactions').notNull().default(0),
    /** D103: seconds after the first entry, or a window in unix seconds; one of LOOK_TYPE. */
    lookType: integer('look_type').notNull().default(0),
    lookSeconds: integer('look_seconds').notNull().default(0),
    lookStartTs: time('look_start_ts').notNull().default(0),
    lookEndTs: time('look_end_ts').notNull().default(0),
    /** Accounts that host it beside the shop's staff, such as the teacher's. */
    hostIds: json<string[]>('host_ids').notNull().default([]),
    /** D91: the form asked for before entering; empty for none. */
    formId: text('form_id').notNull().default(''),
    hasMarquee: boolean('has_marquee').notNull().default(false),
    /** What is offered beside the stage, in order (D101). */
    goodsIds: json<string[]>('goods_ids').notNull().default([]),
    couponIds: json<string[]>('coupon_ids').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.appId, table.aliveId] })],
);

/** The log: appended under its room's row, never reordered. */
export const liveEvent = pgTable(
  'live_event',
  {
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    offset: integer('offset').notNull(),
    id: text('id').notNull(),
    /** Milliseconds since the recording began; below 0 before. */
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    content: text('content').notNull(),
    data: json<Record<string, string | number | boolean>>('data').notNull(),
    /** Whose account; null for the room's own, and for who deleted theirs. */
    userId: text('user_id'),
    /** What others know them by, as it was then. */
    roomUserId: text('room_user_id').notNull(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    role: text('role').$type<RoomRole>().notNull(),
    /** What its sender calls it: the same one twice is one message. Empty for none. */
    ref: text('ref').notNull().default(''),
    standing: text('standing').$type<'shown' | 'recalled'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.aliveId, table.offset] }),
    uniqueIndex('live_event_id').on(table.appId, table.id),
    index('live_event_moment').on(table.appId, table.aliveId, table.offsetMs),
    index('live_event_user').on(table.appId, table.userId, table.aliveId, table.offset),
  ],
);

/** What was written where a moderator looks first: it has no place in the log until it is let through (D102). */
export const liveWaiting = pgTable(
  'live_waiting',
  {
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    id: text('id').notNull(),
    at: time('at').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    content: text('content').notNull(),
    userId: text('user_id').notNull(),
    roomUserId: text('room_user_id').notNull(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    ref: text('ref').notNull().default(''),
    standing: text('standing').$type<'waiting' | 'refused'>().notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('live_waiting_room').on(table.appId, table.aliveId, table.at),
    index('live_waiting_user').on(table.appId, table.userId),
  ],
);

/** A person in a room: since when, how long, and how the host moderated them. */
export const liveMember = pgTable(
  'live_member',
  {
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    userId: text('user_id').notNull(),
    /** What others in the room know them by. */
    roomUserId: text('room_user_id').notNull(),
    /** 0 for who has not entered: who only wrote, or was sent out before. */
    firstEnteredAt: time('first_entered_at').notNull().default(0),
    /** When their timed preview began: at the first answer that showed them anything; 0 for never (D103, ADR-475). */
    previewStartedAt: time('preview_started_at').notNull().default(0),
    lastEnteredAt: time('last_entered_at').notNull().default(0),
    /** Until when what they watched is credited. */
    creditedAt: time('credited_at').notNull().default(0),
    watchedSeconds: integer('watched_seconds').notNull().default(0),
    /** When they last wrote something (slow mode, D97). */
    saidAt: time('said_at').notNull().default(0),
    /** Unix milliseconds; 0 for not silenced, -1 for good. */
    mutedUntil: time('muted_until').notNull().default(0),
    /** When that was said; 0 where an earlier version of the server wrote it. */
    mutedAt: time('muted_at').notNull().default(0),
    isKicked: boolean('is_kicked').notNull().default(false),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.aliveId, table.userId] }),
    uniqueIndex('live_member_name').on(table.appId, table.aliveId, table.roomUserId),
    index('live_member_user').on(table.appId, table.userId),
  ],
);

/** Opens one socket, once. */
export const liveTicket = pgTable(
  'live_ticket',
  {
    /** Hash of what the client was given. */
    hash: text('hash').primaryKey(),
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    userId: text('user_id').notNull(),
    sessionPublicId: text('session_public_id').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('live_ticket_end').on(table.expiresAt)],
);
