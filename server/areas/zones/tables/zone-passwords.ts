/** Table of zones’ passwords. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

/** A zone's password, hashed; it never stands in a document (D38). */
export const zonePassword = pgTable(
  'zone_password',
  {
    appId: appId(),
    zoneId: text('zone_id').notNull(),
    hash: text('hash').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.zoneId] })],
);
