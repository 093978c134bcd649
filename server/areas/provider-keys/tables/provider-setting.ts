/** Table of the keys of providers the operator set at a desk: sealed, for the whole installation (ADR-793). */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#server/kernel/db/columns.ts';

export const providerSetting = pgTable('provider_setting', {
  /** Of the environment variable it stands for. */
  name: text('name').primaryKey(),
  /** Encrypted by a key of this installation's secret. */
  ciphertext: text('ciphertext').notNull(),
  setAt: time('set_at').notNull(),
});
