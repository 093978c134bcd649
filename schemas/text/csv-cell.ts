/** Cells of tables for spreadsheets, where no cell is ever read as a formula (requirement 46). */

const FORMULA = /^[\s\u0000]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Whether a spreadsheet would read it as a formula, or the reader as one that was guarded. */
const isGuarded = (value: string) => FORMULA.test(value.replace(/^'+/, ''));

/** A cell of a file of ours as it was before it was guarded. */
export function unguardCell(value: string): string {
  return value.startsWith("'") && isGuarded(value) ? value.slice(1) : value;
}

export const guardCell = (value: string): string => (isGuarded(value) ? `'${value}` : value);
