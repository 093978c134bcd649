/** The table of codes that were sent; nothing in it is readable without its secret. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

/** Codes sent by SMS or e-mail, as HMAC, bound to who, what for and the flow they belong to (requirement 17). */
export const loginCode = pgTable(
  'login_code',
  {
    appId: appId(),
    purpose: text('purpose').notNull(),
    /** Phone key or e-mail address. */
    target: text('target').notNull(),
    sessionId: text('session_id').notNull(),
    hmac: text('hmac').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.purpose, table.target, table.sessionId] }),
    index('login_code_expiry').on(table.expiresAt),
  ],
);
