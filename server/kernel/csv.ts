/** Rows as CSV for spreadsheets (RFC 4180), where no cell is ever read as a formula (requirement 46). */
const FORMULA = /^[\s\u0000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Whether a spreadsheet would read it as a formula, or the reader as one that was guarded. */
const isGuarded = (value: string) => FORMULA.test(value.replace(/^'+/, ''));

/** A cell of a file of ours as it was before it was guarded. */
export function unguardCell(value: string): string {
  return value.startsWith("'") && isGuarded(value) ? value.slice(1) : value;
}

function cell(value: string): string {
  const safe = isGuarded(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + toCsvRows(rows);
}
