/** Table of uploaded pictures. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

/** Pictures merchants uploaded: the file lies in the file store under its hash, in several widths and formats. */
export const image = pgTable(
  'image',
  {
    appId: appId(),
    /** SHA-256 of what was uploaded. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Widths made of it, smallest first. */
    widths: integer('widths').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);
