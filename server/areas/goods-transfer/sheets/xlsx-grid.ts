/** Reads a workbook of Excel or WPS: the sheet named like the table, else its first one. */
import { boundWorkbook, WorkbookTooLargeError } from './bounded-workbook.ts';
import type { Grid, GridRow } from './grid.ts';
import { isEmptyCell } from './grid.ts';
import { WHOLE_FILE } from './place.ts';
import type { AnyTableName, FileFault } from './table-file.ts';

const hasCells = (rows: readonly GridRow[]) =>
  rows.some(({ cells }) => cells.some((cell) => !isEmptyCell(cell)));

interface Sheet {
  sheet: string;
  rows: GridRow[];
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(boundWorkbook(bytes));
  return sheets.map(({ sheet, data }) => ({
    sheet,
    rows: data.map((cells, index) => ({
      row: index + 1,
      cells: cells.map((cell) =>
        typeof cell === 'string' ||
        typeof cell === 'number' ||
        typeof cell === 'boolean' ||
        cell instanceof Date
          ? cell
          : null,
      ),
    })),
  }));
}

const UNREADABLE = {
  message: {
    cn: '这不是可读的 Excel 工作簿（.xlsx）',
    en: 'This is no workbook of Excel (.xlsx) that can be read',
  },
  hint: {
    cn: '在 Excel 或 WPS 里另存为“Excel 工作簿（.xlsx）”，不要加密码',
    en: 'Save it in Excel or WPS as "Excel Workbook (.xlsx)", without a password',
  },
};
const TOO_LARGE = {
  message: { cn: '工作簿太大', en: 'This workbook is too large' },
  hint: {
    cn: '删去表格下方和右侧的空行、空列，或分成几个文件',
    en: 'Delete the empty rows and columns below and beside the table, or split it into several files',
  },
};

/** All sheets of a workbook. */
export async function readWorkbook(
  file: string,
  bytes: Uint8Array,
): Promise<{ ok: true; sheets: Sheet[] } | { ok: false; faults: FileFault[] }> {
  try {
    return { ok: true, sheets: await sheetsOf(bytes) };
  } catch (error) {
    const words = error instanceof WorkbookTooLargeError ? TOO_LARGE : UNREADABLE;
    return { ok: false, faults: [{ file, place: WHOLE_FILE, ...words }] };
  }
}

export async function readXlsxGrid(name: AnyTableName, file: string, bytes: Uint8Array): Promise<Grid> {
  const workbook = await readWorkbook(file, bytes);
  if (!workbook.ok) return workbook;
  const { sheets } = workbook;
  const match = sheets.find(({ sheet }) => sheet.trim().toLowerCase() === name) ?? sheets[0];
  const others = sheets.filter((one) => one !== match && hasCells(one.rows)).map(({ sheet }) => sheet);
  return {
    ok: true,
    rows: match?.rows ?? [],
    notes:
      others.length === 0
        ? []
        : [
            {
              cn: `只读取工作表 ${match?.sheet ?? ''}；未读取：${others.join('、')}`,
              en: `Only the sheet ${match?.sheet ?? ''} is read. Not read: ${others.join(', ')}`,
            },
          ],
  };
}
