/** A whole list as CSV: every part of it is read, and its columns are the ones the person may see. */
import { guardCell } from '#schemas/text/csv-cell.ts';
import { Refusal } from '../calls/use-console.ts';
import { toQuery, type ListState } from './list-address.ts';
import type { Ask, Column, ListDefinition } from './list-definition.ts';

const PART = 100;
/** As many as the exports of the server hold. */
const ROWS_MAX = 20_000;

const toCell = (text: string) => `"${guardCell(text).replaceAll('"', '""')}"`;

/** Begins with the mark of UTF-8, so that spreadsheets read Chinese; rows end with CR LF. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

/** @throws Refusal where a part cannot be had */
export async function readWholeList<Row>(ask: Ask, list: ListDefinition<Row>, state: ListState) {
  const rows = new Map<string, Row>();
  let cursor: string | undefined;
  do {
    // Each part says where the next begins.
    const answer = await list.read(ask, toQuery(state, PART, cursor));
    if (!answer.ok) throw new Refusal(answer);
    for (const row of answer.data.items) rows.set(list.idOf(row), row);
    cursor = answer.data.next;
  } while (cursor !== undefined && rows.size < ROWS_MAX);
  return [...rows.values()];
}

export function listCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return toCsv([
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ]);
}
