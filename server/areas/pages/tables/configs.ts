/** Tables of decoration documents: their versions, and the pointers at them. */
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { SaleKind, SaleValues } from '#schemas/goods-table/sale-change.ts';
import type { Text } from '#schemas/page/text.ts';
import type { ConfigKind } from '../store/config-rows.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** The document a row is of. */
const document = () => ({
  appId: appId(),
  kind: text('kind').$type<ConfigKind>().notNull(),
  id: text('id').notNull(),
});

/** A document's version. */
const version = () => ({ ...document(), hash: text('hash').notNull() });

/** Who did something, what they said of it, and when. */
const mark = () => ({
  author: text('author').notNull(),
  note: text('note').notNull(),
  at: time('at').notNull(),
});

/** A version that a pointer refers to. */
const pointer = () => ({ ...version(), ...mark() });

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

/** What went live together, numbered from 1 in each shop (D43). */
export const configRelease = pgTable(
  'config_release',
  { appId: appId(), number: integer('number').notNull(), ...mark() },
  (table) => [primaryKey({ columns: [table.appId, table.number] })],
);

/** Every move of a live pointer, also back to an old version; without a hash the document was taken down. */
export const configPublication = pgTable(
  'config_publication',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    ...document(),
    hash: text('hash'),
    ...mark(),
    /** 0 where a node of an earlier version wrote it beside a newer one. */
    release: integer('release').notNull().default(0),
  },
  (table) => [
    index('config_publication_document').on(table.appId, table.kind, table.id, table.seq),
    index('config_publication_release').on(table.appId, table.release),
  ],
);

/** What a merchant is still working on, one row a document: seen only through a signed preview (D43, ADR-477). */
export const configDraft = pgTable(
  'config_draft',
  {
    ...pointer(),
    /** Null where a node of an earlier version wrote it, which kept it as a version. */
    body: json<unknown>('body'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.kind, table.id] })],
);

/** A version that goes live at a moment, at most one a document (D43); `at` is when it was scheduled. */
export const configScheduled = pgTable(
  'config_scheduled',
  {
    ...pointer(),
    /** When it goes live. */
    publishAt: time('publish_at').notNull(),
    /** When what was live before comes back (ADR-698); null where it stays. */
    takeBackAt: time('take_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.kind, table.id] }),
    index('config_scheduled_due').on(table.publishAt),
  ],
);

/** A good or a coupon, and the values of the fields that change. */
const sale = () => ({
  appId: appId(),
  kind: text('kind').$type<SaleKind>().notNull(),
  id: text('id').notNull(),
  title: json<Text>('title').notNull(),
  before: json<SaleValues>('before').notNull(),
  after: json<SaleValues>('after').notNull(),
});

/** Prices and coupons a release changed (ADR-770). */
export const configReleaseChange = pgTable(
  'config_release_change',
  { ...sale(), release: integer('release').notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.release, table.kind, table.id] })],
);

/** Changes of prices and coupons that wait for their moment, at most one a good or coupon (ADR-770). */
export const configScheduledChange = pgTable(
  'config_scheduled_change',
  {
    ...sale(),
    ...mark(),
    publishAt: time('publish_at').notNull(),
    /** When the values of before come back; null where they stay. */
    takeBackAt: time('take_back_at'),
    /** Why it did not go live at its moment; null as long as it did not fail. */
    problem: json<ItemFault[]>('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.kind, table.id] }),
    index('config_scheduled_change_due').on(table.publishAt),
  ],
);
