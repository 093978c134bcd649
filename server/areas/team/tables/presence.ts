/** Who has which document open at the desk right now: a row for each socket, renewed while it lives. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeskRole } from '#schemas/console/roles.ts';
import { appId, time } from '#server/kernel/db/columns.ts';

export const teamPresence = pgTable(
  'team_presence',
  {
    appId: appId(),
    id: text('id').notNull(),
    /** `page/home` */
    document: text('document').notNull(),
    userId: text('user_id').notNull(),
    /** Empty where the person has chosen none. */
    name: text('name').notNull(),
    role: text('role').$type<DeskRole>().notNull(),
    colour: integer('colour').notNull(),
    /** The block and the field that are chosen; empty where none is. */
    node: text('node').notNull(),
    pointer: text('pointer').notNull(),
    since: time('since').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('team_presence_document').on(table.appId, table.document),
    index('team_presence_seen').on(table.seenAt),
  ],
);
