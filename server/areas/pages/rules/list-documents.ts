/** Lists of a shop's documents for the console: filtered, by kind and id, part by part. */
import { LIST_LIMIT } from '#schemas/api/console/define-console-call.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import type { ConfigKind, DocumentName } from '../store/config-rows.ts';

interface ListInput {
  q?: string;
  filter?: { kind?: ConfigKind; documents?: readonly DocumentName[] };
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
  const { kind, documents } = filter;
  const names = documents && new Set(documents.map(nameOf));
  const isAsked = (row: Row) =>
    (kind === undefined || row.kind === kind) && names?.has(nameOf(row)) !== false && isFound(row, words);
  const rows = all.filter(isAsked).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const rest = cursor === undefined ? rows : rows.filter((row) => nameOf(row) > cursor);
  const part = rest.slice(0, limit);
  const last = rest.length > limit ? part.at(-1) : undefined;
  return { rows: part, total: rows.length, ...(last === undefined ? {} : { next: nameOf(last) }) };
}
