/** Table of messages to people about what is theirs: written with what they follow from, sent by a job, each once. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import { time, appId } from '#server/kernel/db/columns.ts';

export const personMessage = pgTable(
  'person_message',
  {
    appId: appId(),
    /** Names what it tells of: the same thing is told to nobody twice. */
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    purpose: text('purpose').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    /** When it was handed to a provider that has not answered yet. */
    begunAt: time('begun_at'),
    /** When it was sent, or it was known that nobody can be reached. */
    doneAt: time('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('person_message_age').on(table.createdAt),
    index('person_message_user').on(table.appId, table.userId),
  ],
);
