/** Table of files learners were allowed to upload (M226, D93). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

export const upload = pgTable(
  'upload',
  {
    appId: appId(),
    /** Made by the server; nothing of it is the uploader's. */
    path: text('path').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<'audio' | 'image'>().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.path] }),
    index('upload_user').on(table.appId, table.userId, table.at),
  ],
);
