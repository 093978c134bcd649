/** Reads what a merchant typed into a cell, or what Excel and WPS made of it (D126, D127). */
import { splitEscaped } from '#schemas/goods-table/escaped-list.ts';
import { readTableWord } from '#schemas/goods-table/table-words.ts';
import type { CellRead, Say } from './cell-read.ts';
import type { CellKind } from './columns.ts';
import { readMoney, readWholeNumber } from './read-number.ts';
import { readMomentCell } from './read-moment.ts';
import type { Cell } from './grid.ts';

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', '是', '对', '真', '√', '✓', '✔']);
const NO: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', '否', '错', '假', '×', '✗', '✘', 'x']);

/** True, false, or undefined for a text that says neither. */
export function readFlag(text: string): boolean | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  return YES.has(plain) ? true : NO.has(plain) ? false : undefined;
}

/** What stands at the ends of a text and is not seen: spaces, marks of direction and of width. */
const trimUnseen = (text: string) => text.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

/** What Excel shows in place of a value it cannot work out. */
const EXCEL_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/;
/** What programs write in place of characters they could not read. */
const LOST = '\ufffd';
const SCIENTIFIC = /^[+-]?\d+(?:\.\d+)?e\+?\d+$/i;

const refuse = (message: Say, hint: Say): CellRead => ({ ok: false, message, hint });
const value = (read: unknown): CellRead => ({ ok: true, value: read });

function refuseShortened(text: string): CellRead {
  return refuse(
    [
      `Excel 把数字缩写成了 ${text}，后面的数字已丢失`,
      `Excel shortened the number to ${text}, and its last digits are lost`,
    ],
    ['把这一列的单元格格式设为“文本”，再重新输入', 'Format the column as text, and type the number again'],
  );
}

/** A text as it was typed; a day that Excel made of it is none. */
function textOf(cell: Cell): string | undefined {
  if (cell instanceof Date) return undefined;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell ?? '');
}

/** Ids hold none of these, so that each of them may stand between two. */
const BETWEEN_IDS = /[|,，、;；\s]+/;

function readText(kind: CellKind, text: string): CellRead {
  switch (kind.of) {
    case 'money':
      return readMoney(text, kind.unit);
    case 'moment':
      return readMomentCell(text, kind.role);
    case 'number':
      return SCIENTIFIC.test(text) ? refuseShortened(text) : value(readWholeNumber(text) ?? text);
    case 'flag':
      return value(readFlag(text) ?? text);
    case 'choice':
      return value(readTableWord(kind.words, text) ?? text);
    case 'phone':
      return SCIENTIFIC.test(text) ? refuseShortened(text) : value(text);
    case 'ids':
      return value(text.split(BETWEEN_IDS).filter((entry) => entry !== ''));
    case 'list':
      return value(splitEscaped(text, '|').map(trimUnseen));
    case 'text':
    case 'answer':
    case 'words':
      return value(text);
  }
}

/** What a cell says; null where it is empty. */
export function readCell(kind: CellKind, cell: Cell): CellRead {
  if (cell instanceof Date && kind.of === 'moment') return readMomentCell(cell, kind.role);
  const text = textOf(cell);
  if (text === undefined)
    return refuse(
      ['Excel 把这一格变成了日期', 'Excel turned this cell into a date'],
      ['把单元格格式设为“文本”，再重新输入', 'Format the cell as text, and type it again'],
    );
  const plain = trimUnseen(text);
  if (plain === '') return value(null);
  if (EXCEL_ERROR.test(plain))
    return refuse(
      [`这一格是 Excel 的错误值 ${plain}`, `This cell is an error of Excel, ${plain}`],
      ['修正公式，或直接写值', 'Mend the formula, or write the value itself'],
    );
  if (plain.includes(LOST))
    return refuse(
      [
        '这一格有乱码（�），文字在此前保存时已丢失',
        'This cell holds �: characters were lost when it was saved before',
      ],
      ['重新输入这段文字，再另存为 UTF-8', 'Type the text again, and save the table as UTF-8'],
    );
  // The spaces inside HTML and texts are the merchant's own.
  return readText(kind, kind.of === 'words' ? text : plain);
}
