/** The columns of each table, made from its schema: the field a header names, and how its cells are read (D126, D127). */
import { EXAM_TABLES } from '#schemas/exam/tables.ts';
import { TABLE_SCHEMAS } from '#schemas/goods-table/tables.ts';
import { tableWordsOf, type TableWord } from '#schemas/goods-table/table-words.ts';
import { isObject } from '#schemas/page/json.ts';
import type { AnyTableName } from './table-file.ts';

export const SCHEMAS = { ...TABLE_SCHEMAS, ...EXAM_TABLES } as const;

/** How the cells of a column are read. `moment` says whether a day alone is its begin or its end. */
export type CellKind =
  | { of: 'text' | 'flag' | 'number' | 'phone' | 'ids' | 'list' | 'answer' }
  | { of: 'money'; unit: 'yuan' | 'fen' }
  | { of: 'moment'; role: 'start' | 'end' }
  | { of: 'choice'; words: readonly TableWord[] }
  | { of: 'words'; language?: 'cn' | 'en' };

export interface Column {
  header: string;
  field: string;
  kind: CellKind;
}

const LANGUAGES = ['cn', 'en'] as const;
const UNITS = ['yuan', 'fen'] as const;

function kindOf(schema: unknown): Exclude<CellKind, { of: 'words' | 'money' }> {
  if (!isObject(schema)) return { of: 'text' };
  const words = tableWordsOf(schema);
  if (words.length > 0) return { of: 'choice', words };
  const role = schema['x-moment'];
  if (role === 'start' || role === 'end') return { of: 'moment', role };
  if (schema['x-phone'] === true) return { of: 'phone' };
  if (schema['x-answer'] === true) return { of: 'answer' };
  switch (schema['type']) {
    case 'integer':
      return { of: 'number' };
    case 'boolean':
      return { of: 'flag' };
    case 'array':
      return { of: schema['x-ids'] === true ? 'ids' : 'list' };
    default:
      return { of: 'text' };
  }
}

function columnsOfField(field: string, schema: unknown): Column[] {
  if (isObject(schema) && schema['x-money'] === true)
    return UNITS.map((unit) => ({ header: `${field}_${unit}`, field, kind: { of: 'money', unit } }));
  if (isObject(schema) && schema['x-text'] === true)
    return [
      { header: field, field, kind: { of: 'words' } },
      ...LANGUAGES.map((language): Column => ({
        header: `${field}.${language}`,
        field,
        kind: { of: 'words', language },
      })),
    ];
  return [{ header: field, field, kind: kindOf(schema) }];
}

/** All columns a table may have, in the order of its schema. */
export function columnsOf(name: AnyTableName): Column[] {
  return Object.entries(SCHEMAS[name].properties).flatMap(([field, schema]) => columnsOfField(field, schema));
}

/** A header as it is compared: without its case, its width, and marks nobody sees. */
export const plainHeader = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '_');

/** The fields that hold money: their bare names say no unit (D126). */
export const moneyFieldsOf = (name: AnyTableName): string[] =>
  columnsOf(name).flatMap(({ field, kind }) => (kind.of === 'money' && kind.unit === 'yuan' ? [field] : []));
