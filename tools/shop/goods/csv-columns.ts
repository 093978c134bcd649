/** The columns of each table as CSV, from its schema: what a cell holds, and how it is read and written. */
import { EXAM_TABLES } from '#schemas/exam/tables.ts';
import { TABLE_SCHEMAS } from '#schemas/goods-table/tables.ts';
import { isObject } from '#schemas/page/json.ts';
import type { AnyTableName } from './table-file.ts';

const SCHEMAS = { ...TABLE_SCHEMAS, ...EXAM_TABLES } as const;

type Kind = 'text' | 'words' | 'number' | 'flag' | 'list';

/** Between the entries of a list in one cell. */
export const LIST_MARK = '|';
const LANGUAGES = ['cn', 'en'] as const;

function kindOf(schema: unknown): Kind {
  if (!isObject(schema)) return 'text';
  if (schema['x-text'] === true) return 'words';
  switch (schema['type']) {
    case 'integer':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'array':
      return 'list';
    default:
      return 'text';
  }
}

export function fieldsOf(name: AnyTableName): ReadonlyMap<string, Kind> {
  return new Map(Object.entries(SCHEMAS[name].properties).map(([field, schema]) => [field, kindOf(schema)]));
}

/** Field and language of a column: `title`, `title.cn`, `title.en`. */
export function columnOf(
  name: AnyTableName,
  column: string,
): { field: string; kind: Kind; language?: 'cn' | 'en' } | undefined {
  const fields = fieldsOf(name);
  const kind = fields.get(column);
  if (kind !== undefined) return { field: column, kind };
  const [field = '', after = ''] = column.split('.', 2);
  const language = LANGUAGES.find((one) => one === after);
  return fields.get(field) === 'words' && language !== undefined
    ? { field, kind: 'words', language }
    : undefined;
}

/** All a table may have, as they are offered to whoever misspelt one. */
export function columnsOf(name: AnyTableName): string[] {
  return [...fieldsOf(name)].flatMap(([field, kind]) =>
    kind === 'words' ? [field, ...LANGUAGES.map((language) => `${field}.${language}`)] : [field],
  );
}

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes', '是']);
const NO: ReadonlySet<string> = new Set(['false', '0', 'no', '否']);

/** What a cell says; one that does not say what its field holds stays as it was typed, and is told of by the shop. */
export function readCell(kind: Kind, cell: string): unknown {
  const text = cell.trim();
  switch (kind) {
    case 'number':
      return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : cell;
    case 'flag':
      return YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : cell;
    case 'list':
      return text.split(LIST_MARK).map((entry) => entry.trim());
    case 'text':
      return text;
    case 'words':
      return cell;
  }
}
