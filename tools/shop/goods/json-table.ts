/** A table of goods as JSON: a list of rows. */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { AnyTableName, Parsed } from './table-file.ts';

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export function readJsonTable<Name extends AnyTableName>(
  name: Name,
  file: string,
  text: string,
): Parsed<Name> {
  const errors: ParseError[] = [];
  const rows: unknown = parse(text.replace(/^\ufeff/, ''), errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined) {
    const code = printParseErrorCode(first.error);
    const line = String(lineAt(text, first.offset));
    const message = { cn: `不是 JSON（${code}）`, en: `This is no JSON (${code})` };
    const hint = {
      cn: `看第 ${line} 行附近的逗号、引号和括号`,
      en: `Look at the commas, quotes and brackets near line ${line}`,
    };
    return { ok: false, faults: [{ file, place: `line ${line}`, message, hint }] };
  }
  const placeOf = (row: number, pointer: string) => (row < 0 ? '' : `/${String(row)}${pointer}`);
  return { ok: true, table: { name, file, rows, placeOf } };
}

export function writeJsonTable(rows: readonly object[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}
