/** Documents made from the manifests of the server's areas: what each is for, and what it keeps and runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { areas } from '#server/start/areas.gen.ts';
import type { AreaManifest } from '#server/kernel/define-area.ts';
import { ROOT, sourceFiles } from '../imports.ts';

const HEAD = `# Areas of the server

One folder a subject below \`server/areas\`. This list is made from their manifests (\`area.ts\`), and a test holds it against them. How a
request, an order, a learning report and a chat message pass through them stands in [ARCHITECTURE.md](ARCHITECTURE.md).`;

const MODEL_HEAD = `# Data model

The tables of each area with their keys, and the jobs it runs. An area writes its own tables alone; a statement may join another's.`;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const byName = (): AreaManifest[] => [...areas].sort((one, other) => one.name.localeCompare(other.name));

/** What the first comment of a manifest says. */
function purposeOf(name: string): string {
  const [, text = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(read(`server/areas/${name}/area.ts`)) ?? [];
  return text.replace(/\s*\n \*\s*/g, ' ').trim();
}

/** docs/AREAS.md. */
export function areasDocument(): string {
  const rows = byName().map(({ name, needs = [] }) => {
    const below = needs.length === 0 ? '' : ` _Needs ${needs.join(', ')}._`;
    return `- **${name}**: ${purposeOf(name)}${below}`;
  });
  return `${HEAD}\n\n${rows.join('\n')}\n`;
}

/** Names of the jobs an area defines, by the alphabet. */
function jobsOf(name: string): string[] {
  const files = sourceFiles([`server/areas/${name}`], /\.ts$/).filter((path) => !path.endsWith('.test.ts'));
  const names = files.flatMap((path) =>
    [...read(path).matchAll(/\bdefineJob(?:<[^>]+>)?\(\{\s*name: '([^']+)'/g)].map(([, job = '']) => job),
  );
  return [...new Set(names)].sort();
}

/** Columns of a table's primary key, each with its type. */
function keysOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = new Set([
    ...columns.filter(({ primary }) => primary).map((column) => column.name),
    ...primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
  ]);
  return columns
    .filter((column) => keys.has(column.name))
    .map((column) => `\`${column.name}\` ${column.getSQLType()}`);
}

/** Tables a table refers to, each with the columns that do. */
function referencesOf(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { foreignTable, columns } = key.reference();
    const by = columns.map((column) => column.name).join(', ');
    return `\`${getTableConfig(foreignTable).name}\` by ${by}`;
  });
}

/** Tables with their keys and their references, a row each. */
function tableOfTables(tables: readonly PgTable[]): string {
  const rows = tables.map((table) => {
    const { name, columns } = getTableConfig(table);
    return `| \`${name}\` | ${keysOf(table).join(', ')} | ${String(columns.length)} | ${referencesOf(table).join('; ')} |`;
  });
  return ['| table | primary key | columns | refers to |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The page of the guide on what is stored. */
export function dataModelDocument(): string {
  const sections = byName().flatMap(({ name, tables = {}, retention, forget }) => {
    const jobs = jobsOf(name);
    const own = Object.values(tables);
    const facts = [
      ...(jobs.length > 0 ? [`- **Jobs**: ${jobs.map((job) => `\`${job}\``).join(', ')}`] : []),
      ...(retention === undefined ? [] : ['- **Retention**: removes old rows, every hour']),
      ...(forget === undefined ? [] : ['- **Deletion**: removes a person’s rows with the account']),
    ];
    if (own.length === 0 && facts.length === 0) return [];
    return [`## ${name}`, purposeOf(name), facts.join('\n'), ...(own.length > 0 ? [tableOfTables(own)] : [])];
  });
  return `${[MODEL_HEAD, ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}
