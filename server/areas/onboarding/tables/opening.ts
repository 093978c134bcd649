/** The code that opens the first shop of this installation (ADR-735). */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/kernel/db/columns.ts';

/** At most one row: the code that was printed last, until a shop is there. */
export const openingCode = pgTable('opening_code', {
  /** SHA-256 of the code. */
  codeHash: text('code_hash').primaryKey(),
  createdAt: time('created_at').notNull(),
});
