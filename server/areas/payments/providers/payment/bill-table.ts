/** Bills of companies in China: a row of names, rows of cells, and more lines around them. */
import { PaymentUnknown } from '../payment-provider.ts';

export type BillRow = (name: string) => string;

/** A cell as it is meant: without the mark that keeps spreadsheets from reading a number. */
const cellOf = (text: string) => text.trim().replace(/^`/, '');

/**
 * The rows below the names, up to a line of another shape.
 * @param first the name of the first column
 * @param wild the column whose text may hold commas
 * @throws PaymentUnknown where there is no such table, or a row lacks a column that is asked for
 */
export function readBillTable(text: string, first: string, wild: string): BillRow[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\uFEFF/, '').split(','));
  const start = lines.findIndex(([cell = '']) => cellOf(cell) === first);
  const names = (lines[start] ?? []).map(cellOf);
  if (start === -1) throw new PaymentUnknown('no bill');
  const end = lines.findIndex((cells, at) => at > start && cells.length < names.length);
  return lines.slice(start + 1, end === -1 ? undefined : end).map((cells) => (name) => {
    const at = names.indexOf(name);
    const cell = at < names.indexOf(wild) ? cells[at] : cells.at(at - names.length);
    if (at === -1 || cell === undefined) throw new PaymentUnknown(`no ${name}`);
    return cellOf(cell);
  });
}
