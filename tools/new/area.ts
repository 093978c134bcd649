/** A room of the server: its manifest, its store and its table. */
import { camel, pascal } from '../gen/files.ts';
import type { ModuleFile, Template } from './template.ts';

const files = (name: string): ModuleFile[] => {
  const table = camel(name);
  return [
    {
      path: `server/areas/${name}/area.ts`,
      body: `/** One sentence: what ${name} keeps and for whom. */
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { create${pascal(name)}Store, type ${pascal(name)}Store } from './store/${name}.store.ts';
import { ${table} } from './tables/${name}.ts';

/** What other areas may ask. */
export interface ${pascal(name)}Area {
  list: ${pascal(name)}Store['list'];
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    ${table}: ${pascal(name)}Store;
  }
  interface Areas {
    ${table}: ${pascal(name)}Area;
  }
}

export const area = defineArea({
  name: '${name}',
  tables: { ${table} },
  stores: (db) => ({ ${table}: create${pascal(name)}Store(db) }),
  forget: async (tx, { appId, userId }) => {
    await tx.delete(${table}).where(and(eq(${table}.appId, appId), eq(${table}.userId, userId)));
  },
  open({ stores }: AppContext): ${pascal(name)}Area {
    return { list: (appId, userId) => stores.${table}.list(appId, userId) };
  },
});
`,
    },
    {
      path: `server/areas/${name}/store/${name}.store.ts`,
      body: `/** Rows of ${name}. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { ${table} } from '../tables/${name}.ts';

export type ${pascal(name)}Store = ReturnType<typeof create${pascal(name)}Store>;

export function create${pascal(name)}Store(db: Database) {
  return {
    /** What a person has. */
    list: (appId: string, userId: string) =>
      db
        .select()
        .from(${table})
        .where(and(eq(${table}.appId, appId), eq(${table}.userId, userId))),
  };
}
`,
    },
    {
      path: `server/areas/${name}/tables/${name}.ts`,
      body: `/** The table of ${name}; its migration stands in server/migrations. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appId } from '#server/kernel/db/columns.ts';

export const ${table} = pgTable(
  '${name.replaceAll('-', '_')}',
  { appId: appId(), userId: text('user_id').notNull(), id: text('id').notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.userId, table.id] })],
);
`,
    },
  ];
};

export const area: Template = {
  usage: 'area <name>, e.g. orders',
  name: /^[a-z][a-z0-9-]{1,29}$/,
  files,
  next: (name) => [
    `Write the columns in server/areas/${name}/tables/${name}.ts, then the migration in server/migrations (ADR-030).`,
    `Its first call: npm run new -- endpoint ${name}/${camel(name).toLowerCase()}.get`,
  ],
};
