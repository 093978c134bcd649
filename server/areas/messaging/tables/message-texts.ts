/** Messages a shop says in its own words (ADR-837). */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import { appId, json, time } from '#server/kernel/db/columns.ts';

/** One row a message that was changed; the others have the standard words. */
export const messageText = pgTable(
  'message_text',
  {
    appId: appId(),
    kind: text('kind').notNull(),
    subject: json<Text>('subject').notNull(),
    text: json<Text>('text').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind] })],
);
