/** What the people of a shop remark on blocks of its documents; it names the block, so that it follows where that is moved. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId, time } from '#server/kernel/db/columns.ts';

export const teamRemark = pgTable(
  'team_remark',
  {
    appId: appId(),
    id: text('id').notNull(),
    /** `page/home` */
    document: text('document').notNull(),
    node: text('node').notNull(),
    words: text('words').notNull(),
    /** Empty for the operator, who has no account. */
    userId: text('user_id').notNull(),
    author: text('author').notNull(),
    at: time('at').notNull(),
    editedAt: time('edited_at'),
    resolvedAt: time('resolved_at'),
    /** Who resolved it; empty where it is open, or who did was forgotten. */
    resolver: text('resolver').notNull(),
    resolverId: text('resolver_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('team_remark_document').on(table.appId, table.document, table.at),
    index('team_remark_user').on(table.appId, table.userId),
    index('team_remark_resolver').on(table.appId, table.resolverId),
  ],
);
