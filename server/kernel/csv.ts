/** Rows as CSV for spreadsheets (RFC 4180), where no cell is ever read as a formula (requirement 46). */
import { stringify } from 'csv-stringify/sync';

const FORMULA = /^[\s\u0000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Whether a spreadsheet would read it as a formula, or the reader as one that was guarded. */
const isGuarded = (value: string) => FORMULA.test(value.replace(/^'+/, ''));

/** A cell of a file of ours as it was before it was guarded. */
export function unguardCell(value: string): string {
  return value.startsWith("'") && isGuarded(value) ? value.slice(1) : value;
}

const guardCell = (value: string) => (isGuarded(value) ? `'${value}` : value);

/** A table as a file: begins with the mark of UTF-8, ends each row with CR LF, guards each cell. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guardCell)),
    // A lone CR or LF ends no row of ours, and would end one for others.
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
