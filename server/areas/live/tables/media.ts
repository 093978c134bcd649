/** Tables of what is seen in a live room: where its picture comes from, and what was recorded of it (D106, ADR-368). */
import { index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { MediaSource } from '#schemas/live/kinds.ts';
import { time, appId } from '#server/kernel/db/columns.ts';

/** A room without a row shows the clip of its good, without end (`loop`). */
export const liveMedia = pgTable(
  'live_media',
  {
    appId: appId(),
    /** The good's id. */
    aliveId: text('alive_id').notNull(),
    source: text('source').$type<MediaSource>().notNull(),
    /** HLS of `url` and `srs`; empty for none. */
    url: text('url').notNull().default(''),
    /** HTTP-FLV beside it, with less delay; empty for none. */
    flvUrl: text('flv_url').notNull().default(''),
    /** Origins the same files can be fetched from where their own cannot be reached (D105). */
    hosts: jsonb('hosts').$type<string[]>().notNull().default([]),
    /** Whoever knows it may push to the room. */
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.aliveId] })],
);

/** A piece of what was pushed; its bytes lie in the files of the installation. */
export const liveSegment = pgTable(
  'live_segment',
  {
    appId: appId(),
    aliveId: text('alive_id').notNull(),
    /** Its place in the whole recording, from 0. */
    seq: integer('seq').notNull(),
    /** Which push it came with, from 0: another one begins another timeline. */
    run: integer('run').notNull(),
    seconds: real('seconds').notNull(),
    /** When its first picture arrived, unix milliseconds. */
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.aliveId, table.seq] }),
    index('live_segment_end').on(table.at),
  ],
);
