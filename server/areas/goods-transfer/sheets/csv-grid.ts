/** Reads CSV as spreadsheets write it: comma, semicolon or tab, `sep=` line, any encoding and end of line. */
import { CsvError, parse } from 'csv-parse/sync';
import { isObject } from '#schemas/page/json.ts';
import { decodeText, encodingNote } from '#schemas/text/decode-text.ts';
import { unguardCell } from '#schemas/text/csv-cell.ts';
import type { Grid } from './grid.ts';
import { linePlace, WHOLE_FILE } from './place.ts';
import type { FileFault } from './table-file.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** What Excel writes, and reads, above the head: it is no row of the table. */
const SEPARATOR_LINE = /^sep=(.)[,;\t]*(?:\r\n|\r|\n|$)/i;

/** The mark that parts the first line; names of columns hold none of them. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r\n|\r|\n/, 1);
  const counts = DELIMITERS.map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ',';
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** What is parsed with `info`; the types of the package say rows of cells. */
const isRecord = (value: unknown): value is CsvRecord =>
  isObject(value) && Array.isArray(value['record']) && isObject(value['info']);

function notCsv(file: string, error: CsvError): FileFault {
  const lines: unknown = Reflect.get(error, 'lines');
  return {
    file,
    place: typeof lines === 'number' ? linePlace(lines) : WHOLE_FILE,
    message: { cn: `不是 CSV：${error.message}`, en: `This is no CSV: ${error.message}` },
    hint: {
      cn: '含有分隔符、引号或换行的单元格要放在双引号里，其中的双引号写两个',
      en: 'Put a cell with a separator, a quote or a line break in double quotes, and write a double quote in it twice',
    },
  };
}

export function readCsvGrid(file: string, bytes: Uint8Array): Grid {
  const decoding = decodeText(bytes);
  if (!decoding.ok) {
    const { message, hint, line } = decoding;
    return { ok: false, faults: [{ file, place: linePlace(line), message, hint }] };
  }
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(decoding.text) ?? [];
  const text = decoding.text.slice(separatorLine.length);
  const linesAbove = separatorLine === '' ? 0 : 1;
  try {
    const records: unknown = parse(text, {
      delimiter: separator ?? delimiterOf(text),
      info: true,
      relaxColumnCount: true,
    });
    const note = encodingNote(decoding.encoding);
    return {
      ok: true,
      notes: note === undefined ? [] : [note],
      rows: (Array.isArray(records) ? records : []).filter(isRecord).map(({ record, info }, index) => ({
        row: index + 1,
        line: info.lines + linesAbove,
        cells: record.map(unguardCell),
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ok: false, faults: [notCsv(file, error)] };
  }
}
