/** Which tables and counters a database has, as it says itself: a table added later is in the next backup. */
import type pg from 'pg';

export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

const TABLES = `
  select c.relname, a.attname, format_type(a.atttypid, a.atttypmod)
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = 'public' and c.relkind = 'r'
  order by c.relname collate "C", a.attnum`;

const REFERENCES = `
  select f.relname, t.relname
  from pg_constraint k
  join pg_class f on f.oid = k.conrelid
  join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`;

const SEQUENCES = `
  select c.relname from pg_class c
  where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by c.relname collate "C"`;

/** Rows of texts, as every statement of a backup asks for them. */
export async function askTexts(client: pg.Client, text: string): Promise<(string | null)[][]> {
  const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' });
  return rows;
}

/** A name inside a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Every table of ours; what another one refers to stands before it. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const shapes = new Map<string, TableShape>();
  for (const [table, name, type] of await askTexts(client, TABLES)) {
    if (typeof table !== 'string' || typeof name !== 'string' || typeof type !== 'string') continue;
    const shape = shapes.get(table) ?? { name: table, columns: [] };
    shape.columns.push({ name, type });
    shapes.set(table, shape);
  }
  const needs = new Map<string, string[]>();
  for (const [from, to] of await askTexts(client, REFERENCES)) {
    if (typeof from === 'string' && typeof to === 'string') needs.set(from, [...(needs.get(from) ?? []), to]);
  }
  const byName = new Map<string, TableShape>();
  const visitedNames = new Set<string>();
  const place = (name: string) => {
    if (visitedNames.has(name)) return;
    visitedNames.add(name);
    for (const need of needs.get(name) ?? []) place(need);
    const shape = shapes.get(name);
    if (shape !== undefined) byName.set(name, shape);
  };
  for (const name of shapes.keys()) place(name);
  return [...byName.values()];
}

export async function listSequences(
  client: pg.Client,
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the manifest of a backup
): Promise<{ name: string; last: string; called: boolean }[]> {
  const sequences = [];
  for (const [name] of await askTexts(client, SEQUENCES)) {
    if (typeof name !== 'string') continue;
    const [row] = await askTexts(client, `select last_value::text, is_called::text from ${quoteName(name)}`);
    sequences.push({ name, last: row?.[0] ?? '1', called: row?.[1] === 'true' });
  }
  return sequences;
}
