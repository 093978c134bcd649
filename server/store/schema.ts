/** Our tables, one value for queries and migrations; every row belongs to a shop (D6) but those of the installation itself. */
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { ConfigKind, FrontLogRow, GoodsRow, Role } from '../domain/ports.ts';

/**
 * JSON kept as written. Not drizzle's own `json`, which parses a string twice (the title "123" would return as a
 * number), and not `jsonb`, which refuses the NUL escape a document may carry.
 */
const json = <Data>(name: string) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (value) => JSON.stringify(value),
  })(name);

/** Unix milliseconds (seconds where the column ends in _ts). */
const time = (name: string) => bigint(name, { mode: 'number' });

const appId = () =>
  text('app_id')
    .notNull()
    .references(() => shop.appId, { onDelete: 'cascade' });

export const shop = pgTable('shop', {
  appId: text('app_id').primaryKey(),
  label: text('label').notNull().unique(),
  info: json<ShopInfo>('info').notNull(),
  revision: integer('revision').notNull().default(1),
});

export const shopDomain = pgTable('shop_domain', { host: text('host').primaryKey(), appId: appId() });

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

export const goods = pgTable(
  'goods',
  {
    appId: appId(),
    id: text('id').notNull(),
    type: integer('type').notNull(),
    title: json<Text>('title').notNull(),
    summary: json<Text>('summary').notNull(),
    cover: text('cover').notNull(),
    price: integer('price').notNull(),
    linePrice: integer('line_price').notNull(),
    payState: integer('pay_state').notNull(),
    marketingType: integer('marketing_type').notNull(),
    marketingEndTs: time('marketing_end_ts').notNull(),
    studentCount: integer('student_count').notNull(),
    lessonCount: integer('lesson_count').notNull(),
    teacher: json<Text>('teacher').notNull(),
    aliveState: integer('alive_state').notNull(),
    startTs: time('start_ts').notNull(),
    svipFree: boolean('svip_free').notNull(),
    state: text('state').$type<GoodsRow['state']>().notNull(),
    position: integer('position').notNull(),
    createdTs: time('created_ts').notNull(),
    updatedTs: time('updated_ts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('goods_order').on(table.appId, table.state, table.position),
    index('goods_type').on(table.appId, table.type, table.state, table.position),
    index('goods_new').on(table.appId, table.state, table.createdTs),
    index('goods_hot').on(table.appId, table.state, table.studentCount),
  ],
);

export const goodsTag = pgTable(
  'goods_tag',
  { appId: appId(), tag: text('tag').notNull(), goodsId: text('goods_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.appId, table.tag, table.goodsId] }),
    index('goods_tag_goods').on(table.appId, table.goodsId),
  ],
);

export const hotWord = pgTable(
  'hot_word',
  { appId: appId(), position: integer('position').notNull(), word: json<Text>('word').notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.position] })],
);

export const appUser = pgTable(
  'app_user',
  {
    appId: appId(),
    id: text('id').notNull(),
    phone: text('phone').notNull(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_user_phone').on(table.appId, table.phone),
  ],
);

/** Only the SHA-256 of a token is kept: a stolen copy of this table opens nothing. */
export const appSession = pgTable(
  'app_session',
  {
    appId: appId(),
    tokenHash: text('token_hash').notNull(),
    publicId: text('public_id').notNull(),
    userId: text('user_id').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.tokenHash] }),
    uniqueIndex('app_session_public').on(table.appId, table.publicId),
    index('app_session_expiry').on(table.expiresAt),
  ],
);

/** What browsers reported (D111), kept 14 days. */
export const frontLog = pgTable(
  'front_log',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** No reference: what reports from a host without a shop is kept too. */
    appId: text('app_id').notNull(),
    at: time('at').notNull(),
    level: text('level').$type<FrontLogRow['level']>().notNull(),
    kind: text('kind').$type<FrontLogRow['kind']>().notNull(),
    message: text('message').notNull(),
    detail: json<FrontLogRow['detail']>('detail').notNull(),
  },
  (table) => [index('front_log_recent').on(table.appId, table.seq), index('front_log_age').on(table.at)],
);

/** Counters of limits shared by nodes without Redis; keys carry the shop. */
export const limitCounter = pgTable(
  'limit_counter',
  { key: text('key').primaryKey(), count: integer('count').notNull(), resetAt: time('reset_at').notNull() },
  (table) => [index('limit_counter_age').on(table.resetAt)],
);

/** Facts of the installation itself, such as how far seeding came. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });
