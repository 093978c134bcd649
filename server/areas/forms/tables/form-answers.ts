/** Table of answers to information forms. */
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** Answers to information forms (D91), with the version of the form they answer. */
export const formAnswer = pgTable(
  'form_answer',
  {
    appId: appId(),
    id: text('id').notNull(),
    formId: text('form_id').notNull(),
    formHash: text('form_hash').notNull(),
    userId: text('user_id'),
    answers: json<Readonly<Record<string, unknown>>>('answers').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('form_answer_form').on(table.appId, table.formId, table.createdAt),
    uniqueIndex('form_answer_once').on(table.appId, table.formId, table.userId),
  ],
);
