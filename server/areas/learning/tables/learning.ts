/** Tables of learning: records, sessions, and each learner's line of credited moments. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** How far a learner has come in what they study (D82); one row a learner, a resource and the package it was opened in. */
export const learningRecord = pgTable(
  'learning_record',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    /** The parent package, empty where it was opened by itself. */
    productId: text('product_id').notNull(),
    resourceType: integer('resource_type').notNull(),
    learnProgress: integer('learn_progress').notNull(),
    maxLearnProgress: integer('max_learn_progress').notNull(),
    orgLearnProgress: integer('org_learn_progress').notNull(),
    finishedAt: time('finished_at'),
    lastLearnAt: time('last_learn_at').notNull(),
    /** Seconds. */
    stayTime: integer('stay_time').notNull(),
    /** What of a recording was ever played, as reports carry it (`schemas/learning/played-segments.ts`). */
    covered: text('covered').notNull().default(''),
    /** Milliseconds credited by reports, and those of them that came late (ADR-313). */
    creditedMs: time('credited_ms').notNull().default(0),
    reportedMs: time('reported_ms').notNull().default(0),
    /** What the last report said of where it was made (M252): the shop of the content, the live room, the client. */
    contentAppId: text('content_app_id').notNull().default(''),
    aliveType: integer('alive_type').notNull().default(0),
    aliveState: integer('alive_state').notNull().default(0),
    agentType: integer('agent_type').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.resourceId, table.productId] }),
    index('learning_record_recent').on(table.appId, table.userId, table.lastLearnAt),
  ],
);

/** One view of one lesson (ADR-312); gone a week after its last answer. */
export const studySession = pgTable(
  'study_session',
  {
    appId: appId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    productId: text('product_id').notNull(),
    openedAt: time('opened_at').notNull(),
    /** Milliseconds from the learner's clock to the server's. */
    clientOffset: time('client_offset').notNull(),
    beat: text('beat').notNull(),
    beatBefore: text('beat_before').notNull(),
    lastSeq: integer('last_seq').notNull(),
    lastAnswerAt: time('last_answer_at').notNull(),
    lastEndAt: time('last_end_at').notNull(),
    /** Absent while it may play. */
    lostAt: time('lost_at'),
    /** Beats of its player that were heard; with none its reports say when it plays (D129). */
    playSeq: integer('play_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('study_session_user').on(table.appId, table.userId, table.lastAnswerAt),
    index('study_session_age').on(table.lastAnswerAt),
  ],
);

/** One row a learner: the row their reports take turns on. */
export const studyClock = pgTable(
  'study_clock',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    /** Credited moments of the last week, in order: from, to. */
    line: json<(readonly [number, number])[]>('line').notNull(),
    /** When a report without a session was last accepted. */
    plainAt: time('plain_at'),
    leasedSession: text('leased_session').notNull().default(''),
    leasedBy: text('leased_by').notNull().default(''),
    leaseUntil: time('lease_until').notNull().default(0),
    /** When that player began, what it plays, the second it was at with its last beat, and whether it was paused. */
    leasedSince: time('leased_since').notNull().default(0),
    leasedResource: text('leased_resource').notNull().default(''),
    leasedSecond: integer('leased_second').notNull().default(0),
    leasePaused: boolean('lease_paused').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.appId, table.userId] })],
);
