/** A table of an area: its file and its name in the manifest. Its migration is made from the tables (ADR-030). */
import { camel } from '../gen/files.ts';
import { insertBefore, withImport, type Template } from './template.ts';

const LISTED = /^ {2}tables: \{ ?([^}]*?),? ?\}/m;

/** The manifest with one table more. */
function list(manifest: string, table: string): string {
  if (LISTED.test(manifest))
    return manifest.replace(LISTED, (_all, names: string) => `  tables: { ${names}, ${table} }`);
  return insertBefore(manifest, '\n});', `\n  tables: { ${table} },`);
}

export const table: Template = {
  usage: 'table <area>/<name>, e.g. coupons/coupon-note',
  name: /^[a-z][a-z0-9-]{1,29}\/[a-z][a-z0-9-]{1,39}$/,
  files: (name) => {
    const [area = '', own = ''] = name.split('/');
    return [
      {
        path: `server/areas/${area}/tables/${own}.ts`,
        body: `/** One sentence: what a row of ${own} is. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId } from '#server/kernel/db/columns.ts';

export const ${camel(own)} = pgTable(
  '${own.replaceAll('-', '_')}',
  { appId: appId(), id: text('id').notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);
`,
      },
    ];
  },
  rows: (name) => {
    const [area = '', own = ''] = name.split('/');
    const line = `import { ${camel(own)} } from './tables/${own}.ts';`;
    return [
      {
        path: `server/areas/${area}/area.ts`,
        add: (text) => withImport(list(text, camel(own)), line),
      },
    ];
  },
  next: () => [
    'Write its columns, then its migration in server/migrations (ADR-030).',
    "Say in the area's manifest how long rows are kept (`retention`) and what is forgotten with a person (`forget`).",
  ],
};
