/** Rows of a document that is no page, such as menu entries, columns, tabs and questions: the lists of its schema with what stands in them. */
import type { TSchema } from 'typebox';
import { describeSchema, type PropRow } from '#schemas/page/describe-props.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { Locale } from '#schemas/locale.ts';
import { isText, readText, type LocaleText } from '#schemas/page/text.ts';

/** Where an entry stands, and what it is called. */
export interface EntryRow {
  pointer: string;
  /** The list it stands in. */
  list: EntryList;
  /** From 0, among as many. */
  place: number;
  size: number;
  level: number;
  /** Empty where it has no words yet. */
  title: string;
  /** A list within it. */
  inner: EntryList | undefined;
}

/** One list of the document, or of an entry. */
export interface EntryList {
  pointer: string;
  label: LocaleText;
  item: PropRow;
  min: number;
  max: number;
  size: number;
}

/** A list at the top with all its rows in reading order, those within entries too. */
export interface EntryTree {
  list: EntryList;
  rows: readonly EntryRow[];
}

/** The first words among the fields of an entry; all of a list of words. */
function titleOf(fields: readonly PropRow[], entry: unknown, locale: Locale): string {
  if (Array.isArray(entry))
    return entry
      .filter(isText)
      .map((word) => readText(word, locale))
      .join(', ');
  if (!isObject(entry)) return '';
  const ofForm = (form: PropRow['form']) => fields.filter((field) => field.form === form);
  const words = [...ofForm('text'), ...ofForm('string')].map(({ name }) => {
    const value = entry[name];
    return isText(value) ? readText(value, locale).trim() : '';
  });
  return words.find((text) => text !== '') ?? choiceOf(fields, entry, locale);
}

/** What the first choice of an entry is called. */
function choiceOf(fields: readonly PropRow[], entry: Record<string, unknown>, locale: Locale): string {
  const row = fields.find(({ form, names }) => form === 'choice' && names !== undefined);
  const place = row?.options.indexOf(entry[row.name]) ?? -1;
  return row?.names?.[place]?.[locale] ?? '';
}

const isEntries = ({ form, item }: PropRow) =>
  form === 'list' && (item?.form === 'object' || item?.form === 'list');

function listOf(row: PropRow, item: PropRow, pointer: string, size: number): EntryList {
  const { name, label = { cn: name, en: name }, min = 0, max = Number.POSITIVE_INFINITY } = row;
  return { pointer, label, item, min, max, size };
}

const arrayAt = (value: unknown, name: string): readonly unknown[] => {
  const inner = isObject(value) ? value[name] : undefined;
  return Array.isArray(inner) ? inner : [];
};

/** All rows of a list. */
export function rowsOf(
  list: EntryList,
  entries: readonly unknown[],
  level: number,
  locale: Locale,
): EntryRow[] {
  const fields = list.item.parts;
  const innerRow = fields.find(isEntries);
  return entries.flatMap((entry, place) => {
    const pointer = pointerTo(list.pointer, place);
    const innerEntries = innerRow === undefined ? [] : arrayAt(entry, innerRow.name);
    const inner =
      innerRow?.item === undefined
        ? undefined
        : listOf(innerRow, innerRow.item, pointerTo(pointer, innerRow.name), innerEntries.length);
    const title = titleOf(fields, entry, locale);
    const row = { pointer, list, place, size: entries.length, level, title, inner };
    return [row, ...(inner === undefined ? [] : rowsOf(inner, innerEntries, level + 1, locale))];
  });
}

/** The fields of a kind of document; none where nothing describes it. */
export function fieldsOf(schema: unknown): readonly PropRow[] {
  return isSchema(schema) ? describeSchema(schema) : [];
}
const isSchema = (value: unknown): value is TSchema => isObject(value);

/** Every list of a document, those within its objects too. */
export function entryTreesOf(
  fields: readonly PropRow[],
  value: unknown,
  locale: Locale,
  base = '',
): EntryTree[] {
  return fields.flatMap((row) => {
    const pointer = pointerTo(base, row.name);
    if (row.form === 'object' && isObject(value))
      return entryTreesOf(row.parts, value[row.name], locale, pointer);
    if (!isEntries(row) || row.item === undefined) return [];
    const entries = arrayAt(value, row.name);
    const list = listOf(row, row.item, pointer, entries.length);
    return [{ list, rows: rowsOf(list, entries, 1, locale) }];
  });
}

/** The entry whose words were pressed in the page; undefined where none or several have them. */
export function entryWithWords(trees: readonly EntryTree[], words: string): EntryRow | undefined {
  const matches = trees.flatMap(({ rows }) => rows).filter(({ title }) => title === words.trim());
  return matches.length === 1 ? matches[0] : undefined;
}

/** The row a pointer stands in: the innermost. */
export function entryAt(trees: readonly EntryTree[], pointer: string): EntryRow | undefined {
  return trees
    .flatMap(({ rows }) => rows)
    .findLast((row) => pointer === row.pointer || pointer.startsWith(`${row.pointer}/`));
}
