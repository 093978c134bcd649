/** What a shop keeps to be played or read, one row a file: to be listed and found; the bytes and what they are lie in the files (ADR-646). */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId, time } from '#server/kernel/db/columns.ts';

export const mediaFile = pgTable(
  'media_file',
  {
    appId: appId(),
    /** Id of the media goods name. */
    id: text('id').notNull(),
    /** What the merchant called the file; empty where nobody said. */
    name: text('name').notNull(),
    medium: text('medium').$type<'video' | 'audio' | 'document' | 'captions'>().notNull(),
    /** As it was handed in. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** 0 for what has no length. */
    seconds: integer('seconds').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('media_file_by_time').on(table.appId, table.addedAt),
  ],
);
