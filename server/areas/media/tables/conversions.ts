/** Films and recordings that are converted before they can be played, one row each (ADR-465). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';

export const mediaConversion = pgTable(
  'media_conversion',
  {
    appId: appId(),
    /** Id of the media it becomes. */
    id: text('id').notNull(),
    /** What the merchant called the file. */
    name: text('name').notNull(),
    medium: text('medium').$type<'video' | 'audio'>().notNull(),
    /** What was in it that not every browser plays, such as HEVC. */
    codecs: json<string[]>('codecs').notNull(),
    /** Demuxer that reads it. */
    demuxer: text('demuxer').notNull(),
    /** Seconds, as the file says. */
    seconds: integer('seconds').notNull(),
    state: text('state').$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    /** Of a hundred. */
    percent: integer('percent').notNull().default(0),
    /** Why it failed, or why it is tried again; empty for no reason. */
    reason: text('reason').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('media_conversion_by_time').on(table.appId, table.at),
  ],
);

/** Pieces of large files that are being sent: kept until the file is whole, or for two days (ADR-466). */
export const mediaPiece = pgTable(
  'media_piece',
  {
    appId: appId(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.sha256] }),
    index('media_piece_by_time').on(table.at),
  ],
);
