/** Columns by their names in the database, for rows that keep the names of the wire (ADR-615). */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { columnValues, namedColumns } from './named-columns.ts';

const table = pgTable('piece', {
  appId: text('app_id').notNull(),
  id: text('id').notNull(),
  linePrice: integer('line_price').notNull(),
  unlockTs: integer('unlock_ts').notNull(),
});

it('ADR-615: each column but the one of the shop is selected under its own name', () => {
  expect(namedColumns(table)).toEqual({
    id: table.id,
    line_price: table.linePrice,
    unlock_ts: table.unlockTs,
  });
});

it('ADR-615: a row by those names is written into these columns, and nothing else of it', () => {
  const row = { line_price: 3, unlock_ts: 4, id: 'p', note: 'of no column' };
  expect(columnValues(table, ['appId', 'id'], row)).toEqual({ linePrice: 3, unlockTs: 4 });
});
