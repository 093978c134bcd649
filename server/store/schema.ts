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

/** Lexemes with weights, as PostgreSQL's own full-text index keeps them; written and read only in SQL. */
const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

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

/** Names of the tags goods carry; a tag without a row has its id for a name. */
export const tag = pgTable(
  'tag',
  {
    appId: appId(),
    id: text('id').notNull(),
    title: json<Text>('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

/** What a good is found by (D92): our own tokens, weighted A title, B teacher and tags, C summary. */
export const goodsSearch = pgTable(
  'goods_search',
  { appId: appId(), goodsId: text('goods_id').notNull(), terms: tsvector('terms').notNull() },
  (table) => [
    primaryKey({ columns: [table.appId, table.goodsId] }),
    index('goods_search_terms').using('gin', table.terms),
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

/** Which learners belong to which group of a shop; zones and designated goods ask it (D38, D73). */
export const userGroup = pgTable(
  'user_group',
  { appId: appId(), groupId: text('group_id').notNull(), userId: text('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.appId, table.groupId, table.userId] }),
    index('user_group_user').on(table.appId, table.userId),
  ],
);

/** A zone's password, hashed; it never stands in a document (D38). */
export const zonePassword = pgTable(
  'zone_password',
  {
    appId: appId(),
    zoneId: text('zone_id').notNull(),
    hash: text('hash').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.zoneId] })],
);

/** Coupons a merchant gives away; `claimed` is raised in the claim's own transaction. */
export const coupon = pgTable(
  'coupon',
  {
    appId: appId(),
    id: text('id').notNull(),
    title: json<Text>('title').notNull(),
    /** Fen taken off, and the least price it may be used at. */
    amount: integer('amount').notNull(),
    threshold: integer('threshold').notNull(),
    /** How many there are in all; 0 for any number. */
    total: integer('total').notNull(),
    claimed: integer('claimed').notNull().default(0),
    /** Ids of the goods it may be used for; empty for all. */
    goodsIds: text('goods_ids').array().notNull(),
    startTs: time('start_ts').notNull(),
    endTs: time('end_ts').notNull(),
    state: text('state').$type<'on' | 'off'>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

export const couponClaim = pgTable(
  'coupon_claim',
  {
    appId: appId(),
    couponId: text('coupon_id').notNull(),
    userId: text('user_id').notNull(),
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.couponId, table.userId] }),
    index('coupon_claim_user').on(table.appId, table.userId),
  ],
);

/** Comments and their replies (D88); the name and picture are those of the moment of writing. */
export const comment = pgTable(
  'comment',
  {
    appId: appId(),
    id: text('id').notNull(),
    resourceId: text('resource_id').notNull(),
    resourceType: integer('resource_type').notNull(),
    parentId: text('parent_id'),
    /** Absent for comments brought along from elsewhere. */
    userId: text('user_id'),
    nickname: json<Text>('nickname').notNull(),
    avatar: text('avatar').notNull(),
    isTeacher: boolean('is_teacher').notNull(),
    content: json<Text>('content').notNull(),
    likeCount: integer('like_count').notNull(),
    state: text('state').$type<'shown' | 'pending' | 'hidden'>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('comment_resource').on(table.appId, table.resourceId, table.state, table.createdAt),
  ],
);

/** How far a learner has come in what they study (D82); one row a learner, a resource and the package it was opened in. */
export const learningRecord = pgTable(
  'learning_record',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    /** The parent package, empty where it was opened by itself. */
    productId: text('product_id').notNull(),
    resourceType: integer('resource_type').notNull(),
    learnProgress: integer('learn_progress').notNull(),
    maxLearnProgress: integer('max_learn_progress').notNull(),
    orgLearnProgress: integer('org_learn_progress').notNull(),
    finishedAt: time('finished_at'),
    lastLearnAt: time('last_learn_at').notNull(),
    /** Seconds. */
    stayTime: integer('stay_time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.resourceId, table.productId] }),
    index('learning_record_recent').on(table.appId, table.userId, table.lastLearnAt),
  ],
);

/** Answers to information forms (D91), with the version of the form they answer. */
export const formAnswer = pgTable(
  'form_answer',
  {
    appId: appId(),
    id: text('id').notNull(),
    formId: text('form_id').notNull(),
    formHash: text('form_hash').notNull(),
    userId: text('user_id'),
    answers: json<Readonly<Record<string, unknown>>>('answers').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('form_answer_form').on(table.appId, table.formId, table.createdAt),
    uniqueIndex('form_answer_once').on(table.appId, table.formId, table.userId),
  ],
);

/** Pictures merchants uploaded: the file lies in the file store under its hash, in several widths and formats. */
export const image = pgTable(
  'image',
  {
    appId: appId(),
    /** SHA-256 of what was uploaded. */
    id: text('id').notNull(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Widths made of it, smallest first. */
    widths: integer('widths').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
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
