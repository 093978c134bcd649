/** Kinds of columns our tables share. */
import { bigint, customType, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * JSON kept as written. Not drizzle's own `json`, which parses a string twice (the title "123" would return as a
 * number), and not `jsonb`, which refuses the NUL escape a document may carry.
 */
export const json = <Data>(name: string) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (value) => JSON.stringify(value),
  })(name);

/** Lexemes with weights, as PostgreSQL's own full-text index keeps them; written and read only in SQL. */
export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** Unix milliseconds (seconds where the column ends in _ts). */
export const time = (name: string) => bigint(name, { mode: 'number' });

/** The part of the table of shops that other tables refer to; the area `shop` defines all its columns. */
const shopKey = pgTable('shop', { appId: text('app_id').primaryKey() });

/** Which shop a row belongs to; the row goes with its shop (D6, ADR-605). */
export const appId = () =>
  text('app_id')
    .notNull()
    .references(() => shopKey.appId, { onDelete: 'cascade' });
