/** Rows as CSV for spreadsheets (RFC 4180), where no cell is ever read as a formula (requirement 46). */
import { stringify } from 'csv-stringify/sync';
import { guardCell } from '#schemas/text/csv-cell.ts';

/** A table as a file: begins with the mark of UTF-8, ends each row with CR LF, guards each cell. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guardCell)),
    // A lone CR or LF ends no row of ours, and would end one for others.
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
