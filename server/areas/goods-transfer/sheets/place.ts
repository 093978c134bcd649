/** Where something stands in a file, as a spreadsheet or a text editor names it, in both languages. */
import type { LocaleText } from '#schemas/page/text.ts';

/** The whole file. */
export const WHOLE_FILE: LocaleText = { cn: '', en: '' };

export const linePlace = (line: number): LocaleText => ({
  cn: `第 ${String(line)} 行`,
  en: `line ${String(line)}`,
});

interface PlacedRow {
  /** As a spreadsheet counts it, from 1. */
  row: number;
  /** The line of a text file it ends on. */
  line?: number;
}

/** `row 3`, and its line in a text editor where that is another. */
export function rowPlace({ row, line = row }: PlacedRow): LocaleText {
  const [rowText, lineText] = [String(row), String(line)];
  if (line === row) return { cn: `第 ${rowText} 行`, en: `row ${rowText}` };
  return { cn: `第 ${rowText} 行（文本第 ${lineText} 行）`, en: `row ${rowText} (line ${lineText})` };
}

/** By the number of the column, where it has no name. */
export function columnPlace(row: PlacedRow, column: number): LocaleText {
  const { cn, en } = rowPlace(row);
  return { cn: `${cn}，第 ${String(column)} 列`, en: `${en}, column ${String(column)}` };
}

export function fieldPlace(row: PlacedRow, header: string): LocaleText {
  const { cn, en } = rowPlace(row);
  return { cn: `${cn}，列 ${header}`, en: `${en}, field ${header}` };
}

/** A JSON pointer, which is the same in every language. */
export const pointerPlace = (pointer: string): LocaleText => ({ cn: pointer, en: pointer });
