/** Lists of a shop's documents for the console: filtered, by kind and id, part by part. */
import { LIST_LIMIT } from '#schemas/api/console/define-console-call.ts';
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { readText } from '#schemas/page/text.ts';
import type { ConfigKind, DocumentName } from '../store/config-rows.ts';

interface ListInput {
  q?: string;
  filter?: { kind?: ConfigKind };
  cursor?: string;
  limit?: number;
}

interface Part<Row> {
  rows: Row[];
  total: number;
  next?: string;
}

/** `page/home` */
export const nameOf = ({ kind, id }: DocumentName): string => `${kind}/${id}`;

/** The title a body has, in one language; empty where it has none. */
export function titleOf(body: unknown, locale: Locale): string {
  const title: unknown = isObject(body) ? body['title'] : undefined;
  if (typeof title === 'string') return title;
  if (!isObject(title)) return '';
  const { cn, en } = title;
  return readText({ cn: typeof cn === 'string' ? cn : '', en: typeof en === 'string' ? en : '' }, locale);
}

function isFound(row: DocumentName & { body: unknown }, words: readonly string[]): boolean {
  const text = [nameOf(row), titleOf(row.body, 'cn'), titleOf(row.body, 'en')].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Where the next part begins is said by a name, so that rows which change meanwhile move nothing; undefined for another text. */
export function listPart<Row extends DocumentName & { body: unknown }>(
  all: readonly Row[],
  { q = '', filter = {}, cursor, limit = LIST_LIMIT }: ListInput,
): Part<Row> | undefined {
  if (cursor?.includes('/') === false) return undefined;
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = all
    .filter((row) => (filter.kind === undefined || row.kind === filter.kind) && isFound(row, words))
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const rest = cursor === undefined ? rows : rows.filter((row) => nameOf(row) > cursor);
  const part = rest.slice(0, limit);
  const last = rest.length > limit ? part.at(-1) : undefined;
  return { rows: part, total: rows.length, ...(last === undefined ? {} : { next: nameOf(last) }) };
}
