/** The table of what was changed in a shop, by whom and through what (D140). */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId, json, time } from '#server/kernel/db/columns.ts';
import type { Actor } from '#server/kernel/http/console-handler.ts';

export const auditEntry = pgTable(
  'audit_entry',
  {
    appId: appId(),
    id: text('id').notNull(),
    at: time('at').notNull(),
    who: text('who').notNull(),
    /** Empty for the operator. */
    userId: text('user_id').notNull(),
    through: text('through').$type<Actor['through']>().notNull(),
    call: text('call').notNull(),
    subject: text('subject').notNull(),
    /** Null where it was made, or is gone. */
    before: json<unknown>('before'),
    after: json<unknown>('after'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('audit_entry_at').on(table.appId, table.at, table.id),
    index('audit_entry_user').on(table.appId, table.userId),
  ],
);
