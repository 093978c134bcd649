/** A table of goods as JSON: a list of rows, money in whole fen. */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isObject } from '#schemas/page/json.ts';
import { decodeText, encodingNote } from '#schemas/text/decode-text.ts';
import { moneyFieldsOf, SCHEMAS } from '#server/areas/goods-transfer/sheets/columns.ts';
import { linePlace, pointerPlace, WHOLE_FILE } from '#server/areas/goods-transfer/sheets/place.ts';
import { readRowWords } from '#schemas/goods-table/overlay-row.ts';
import type { AnyTableName, FileFault, TableRead } from '#server/areas/goods-transfer/sheets/table-file.ts';

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** JSON has one unit; the names of spreadsheets would be read by a hundredth (D126). */
function unitFaults(name: AnyTableName, file: string, rows: unknown): FileFault[] {
  if (!Array.isArray(rows)) return [];
  const money = moneyFieldsOf(name);
  return rows.flatMap((row: unknown, index) =>
    Object.keys(isObject(row) ? row : {}).flatMap((field): FileFault[] => {
      const bare = money.find((one) => field === `${one}_yuan` || field === `${one}_fen`);
      if (bare === undefined) return [];
      return [
        {
          file,
          place: pointerPlace(`/${String(index)}/${field}`),
          message: { cn: `JSON 里没有 ${field}`, en: `There is no ${field} in JSON` },
          hint: {
            cn: `写 ${bare}，以分为单位：99 元是 9900`,
            en: `Write ${bare} in whole fen: 99 yuan is 9900`,
          },
        },
      ];
    }),
  );
}

export function readJsonTable<Name extends AnyTableName>(
  name: Name,
  file: string,
  bytes: Uint8Array,
): TableRead<Name> {
  const decoding = decodeText(bytes);
  if (!decoding.ok) {
    const { message, hint, line } = decoding;
    return { ok: false, faults: [{ file, place: linePlace(line), message, hint }] };
  }
  const { text, encoding } = decoding;
  const errors: ParseError[] = [];
  const rows: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined) {
    const code = printParseErrorCode(first.error);
    const line = lineAt(text, first.offset);
    const message = { cn: `不是 JSON（${code}）`, en: `This is no JSON (${code})` };
    const hint = {
      cn: `看第 ${String(line)} 行附近的逗号、引号和括号`,
      en: `Look at the commas, quotes and brackets near line ${String(line)}`,
    };
    return { ok: false, faults: [{ file, place: linePlace(line), message, hint }] };
  }
  const faults = unitFaults(name, file, rows);
  if (faults.length > 0) return { ok: false, faults };
  const placeOf = (row: number, pointer: string) =>
    row < 0 ? WHOLE_FILE : pointerPlace(`/${String(row)}${pointer}`);
  const note = encodingNote(encoding);
  const read = Array.isArray(rows)
    ? rows.map((row: unknown) => (isObject(row) ? readRowWords(SCHEMAS[name], row).row : row))
    : rows;
  return {
    ok: true,
    table: { name, file, rows: read, placeOf },
    ...(note === undefined ? {} : { notes: [note] }),
  };
}

export function writeJsonTable(rows: readonly object[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`;
}
