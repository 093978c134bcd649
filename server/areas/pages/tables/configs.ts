/** Tables of decoration documents: their versions, and the pointers at them. */
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ConfigKind } from '../config-store.ts';
import { json, time } from '#server/kernel/db/columns.ts';
import { appId } from '#server/areas/shop/tables/shops.ts';

/** The document a row is of, and the version of it. */
const version = () => ({
  appId: appId(),
  kind: text('kind').$type<ConfigKind>().notNull(),
  id: text('id').notNull(),
  hash: text('hash').notNull(),
});

/** A version somebody points at: who did, what they said of it, and when. */
const pointer = () => ({
  ...version(),
  author: text('author').notNull(),
  note: text('note').notNull(),
  at: time('at').notNull(),
});

/** Immutable bodies, named by the SHA-256 of their canonical JSON (D43). */
export const configVersion = pgTable(
  'config_version',
  {
    ...version(),
    body: json<unknown>('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind, table.id, table.hash] })],
);

/** What shoppers see now: one pointer a document. */
export const configLive = pgTable('config_live', pointer(), (table) => [
  primaryKey({ columns: [table.appId, table.kind, table.id] }),
]);

/** Every move of a pointer, also back to an old version. */
export const configPublication = pgTable(
  'config_publication',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    ...pointer(),
  },
  (table) => [index('config_publication_document').on(table.appId, table.kind, table.id, table.seq)],
);

/** A version a merchant is still working on: seen only through a signed preview (D43). */
export const configDraft = pgTable('config_draft', pointer(), (table) => [
  primaryKey({ columns: [table.appId, table.kind, table.id] }),
]);

/** A version that goes live at a moment, at most one a document (D43); `at` is when it was scheduled. */
export const configScheduled = pgTable(
  'config_scheduled',
  {
    ...pointer(),
    /** When it goes live. */
    publishAt: time('publish_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.kind, table.id] }),
    index('config_scheduled_due').on(table.publishAt),
  ],
);
