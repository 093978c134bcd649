/** Answers already given, by the key their askers chose (ADR-215). */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, time } from '#server/kernel/db/columns.ts';

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Whose key it is: nobody reads the answers of another. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: json<unknown>('answer'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_key_age').on(table.expiresAt),
  ],
);
