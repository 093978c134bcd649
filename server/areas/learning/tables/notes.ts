/** Table of learners' own notes at moments of lessons. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

export const lessonNote = pgTable(
  'lesson_note',
  {
    appId: appId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    /** A second of a recording, of a text its thousandth part. */
    moment: integer('moment').notNull(),
    words: text('words').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('lesson_note_of').on(table.appId, table.userId, table.resourceId, table.moment),
  ],
);
