/** A file of rows and cells, whichever program wrote it, with the numbers its rows have in a spreadsheet. */
import type { LocaleText } from '#schemas/page/text.ts';
import type { FileFault } from './table-file.ts';

export type Cell = string | number | boolean | Date | null;

export interface GridRow {
  /** As a spreadsheet counts it, from 1. */
  row: number;
  /** The line of a text file it ends on. */
  line?: number;
  cells: readonly Cell[];
}

export type Grid = { ok: true; rows: GridRow[]; notes: LocaleText[] } | { ok: false; faults: FileFault[] };

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Rows whose first cell begins with it are remarks, such as the ones a template explains its columns by. */
const REMARK = '#';

export const isRemark = ({ cells: [first] }: GridRow): boolean =>
  typeof first === 'string' && first.trimStart().startsWith(REMARK) && !/^#\S+[!?/]/.test(first.trim());
