/** Tables are changes (D127): what a row says over what the shop has; a field that is absent stays, one that is null is emptied. */
import { isObject } from '../page/json.ts';
import {
  listTableWords,
  nearestTableWord,
  readTableWord,
  tableWordsOf,
  type TableWord,
} from './table-words.ts';

export type TableRow = Readonly<Record<string, unknown>>;

/** A word of a field that stands for nothing. */
export interface WordFault {
  field: string;
  message: readonly [cn: string, en: string];
  hint: readonly [cn: string, en: string];
}

function wordFault(field: string, text: string, words: readonly TableWord[]): WordFault {
  const suggestion = nearestTableWord(words, text);
  const [cn, en] = [listTableWords(words, 'cn'), listTableWords(words, 'en')];
  return {
    field,
    message: [`${field} 没有“${text}”这个值`, `${field} has no value "${text}"`],
    hint: [
      `${suggestion === undefined ? '' : `是否想写 ${suggestion}？`}可写：${cn}`,
      `${suggestion === undefined ? '' : `Did you mean ${suggestion}? `}Write one of: ${en}`,
    ],
  };
}

/** The row with each word as the value it stands for. */
export function readRowWords(schema: unknown, row: TableRow): { row: TableRow; faults: WordFault[] } {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  const faults: WordFault[] = [];
  const entries = Object.entries(row).map(([field, value]): [string, unknown] => {
    const words = tableWordsOf(properties[field]);
    if (words.length === 0 || typeof value !== 'string') return [field, value];
    const read = readTableWord(words, value);
    if (read === undefined) faults.push(wordFault(field, value, words));
    return [field, read ?? value];
  });
  return { row: Object.fromEntries(entries), faults };
}

/** A text in two languages of which the row writes one: the other stays. */
function overlayText(before: unknown, value: unknown): unknown {
  return isObject(before) && isObject(value) ? { ...before, ...value } : value;
}

/** Without what is emptied; a text without any language is none. */
function withoutNulls(value: TableRow): TableRow {
  const entries = Object.entries(value).flatMap(([field, part]): [string, unknown][] => {
    if (part === null) return [];
    if (!isObject(part)) return [[field, part]];
    const inner = withoutNulls(part);
    return Object.keys(inner).length === 0 && Object.keys(part).length > 0 ? [] : [[field, inner]];
  });
  return Object.fromEntries(entries);
}

/** The whole row: what the shop has, with what the table writes over it. */
export function overlayRow(oldRow: object | undefined, row: TableRow): TableRow {
  if (oldRow === undefined) return withoutNulls(row);
  const before: TableRow = { ...oldRow };
  const entries = Object.entries(row).map(([field, value]): [string, unknown] => [
    field,
    overlayText(before[field], value),
  ]);
  return withoutNulls({ ...before, ...Object.fromEntries(entries) });
}
