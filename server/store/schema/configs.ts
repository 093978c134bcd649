/** Tables of decoration documents: their versions, and the pointers at them. */
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ConfigKind } from '../../domain/ports/configs.ts';
import { json, time } from './columns.ts';
import { appId } from './shops.ts';

/** Immutable bodies, named by the SHA-256 of their canonical JSON (D43). */
export const configVersion = pgTable(
  'config_version',
  {
    appId: appId(),
    kind: text('kind').$type<ConfigKind>().notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    body: json<unknown>('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind, table.id, table.hash] })],
);

/** What shoppers see now: one pointer a document. */
export const configLive = pgTable(
  'config_live',
  {
    appId: appId(),
    kind: text('kind').$type<ConfigKind>().notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind, table.id] })],
);

/** Every move of a pointer, also back to an old version. */
export const configPublication = pgTable(
  'config_publication',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    appId: appId(),
    kind: text('kind').$type<ConfigKind>().notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('config_publication_document').on(table.appId, table.kind, table.id, table.seq)],
);

/** A version a merchant is still working on: seen only through a signed preview (D43). */
export const configDraft = pgTable(
  'config_draft',
  {
    appId: appId(),
    kind: text('kind').$type<ConfigKind>().notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind, table.id] })],
);

/** A version that goes live at a moment, at most one a document (D43). */
export const configScheduled = pgTable(
  'config_scheduled',
  {
    appId: appId(),
    kind: text('kind').$type<ConfigKind>().notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    author: text('author').notNull(),
    note: text('note').notNull(),
    /** When it was scheduled. */
    at: time('at').notNull(),
    /** When it goes live. */
    publishAt: time('publish_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.kind, table.id] }),
    index('config_scheduled_due').on(table.publishAt),
  ],
);
