/** Tables of what a good's own page tells: words, teachers, outline and media (D67). */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GoodsFacts } from '#schemas/content/goods-facts.ts';
import type { Text } from '#schemas/page/text.ts';
import type { NodeKind, TermOpens } from '#schemas/content/outline.ts';
import type { MediaKind } from '#schemas/goods-table/media-kind.ts';
import { appId, json, time } from '#server/kernel/db/columns.ts';

/** One file a language. */
export interface Captions {
  locale: 'cn' | 'en';
  url: string;
}

/** Apart from the good, which every list reads; a good without a row is described by its summary. */
export const goodsDetail = pgTable(
  'goods_detail',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    /** HTML; empty without a text. */
    introduction: json<Text>('introduction').notNull(),
    level: text('level').$type<GoodsFacts['level']>().notNull().default(''),
    language: text('language').notNull().default(''),
    refundDays: integer('refund_days').notNull().default(0),
    refundTerms: json<Text>('refund_terms').notNull(),
    /** False for a lesson that opens with the courses that hold it alone. */
    isSoldAlone: boolean('is_sold_alone').notNull().default(true),
    saleStartTs: time('sale_start_ts').notNull().default(0),
    isLookback: boolean('is_lookback').notNull().default(false),
    lookbackEndTs: time('lookback_end_ts').notNull().default(0),
    /** Its owner is a super member of the shop (ADR-329). */
    givesSvip: boolean('gives_svip').notNull().default(false),
    /** A learner who finishes it receives a certificate. */
    givesCertificate: boolean('gives_certificate').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.appId, table.goodsId] })],
);

/** The outline of a course; a lesson is a good of its own, which many courses may hold. */
export const goodsNode = pgTable(
  'goods_node',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    id: text('id').notNull(),
    /** Empty at the top. */
    parentId: text('parent_id').notNull(),
    kind: text('kind').$type<NodeKind>().notNull(),
    title: json<Text>('title').notNull(),
    /** Of a lesson. */
    resourceId: text('resource_id').notNull().default(''),
    isTry: boolean('is_try').notNull().default(false),
    trySeconds: integer('try_seconds').notNull().default(0),
    /** Unix seconds, 0 for open from the start. */
    unlockTs: time('unlock_ts').notNull().default(0),
    /** The day of a camp it opens on, from 1; 0 where it waits for none (D87). */
    unlockDay: integer('unlock_day').notNull().default(0),
    /** Whether the course is finished with it alone (D81). */
    isRequired: boolean('is_required').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.goodsId, table.id] }),
    index('goods_node_resource').on(table.appId, table.resourceId),
  ],
);

/** The terms of a camp, by which its days are counted, and the group a learner of each is asked into (D87). */
export const goodsTerm = pgTable(
  'goods_term',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    id: text('id').notNull(),
    title: json<Text>('title').notNull(),
    /** Unix seconds. */
    startTs: time('start_ts').notNull(),
    endTs: time('end_ts').notNull(),
    opens: text('opens').$type<TermOpens>().notNull().default('daily'),
    /** The minute of the shop's day at which a day opens; 0 is midnight. */
    opensAt: integer('opens_at').notNull().default(0),
    /** The group its learners are asked into; empty for none. */
    groupName: json<Text>('group_name').notNull(),
    groupQr: text('group_qr').notNull().default(''),
    groupNote: json<Text>('group_note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.goodsId, table.id] })],
);

export const teacher = pgTable(
  'teacher',
  {
    appId: appId(),
    id: text('id').notNull(),
    name: json<Text>('name').notNull(),
    title: json<Text>('title').notNull(),
    portrait: text('portrait').notNull(),
    about: json<Text>('about').notNull(),
    /** A page of the shop; empty for none. */
    pageId: text('page_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.appId, table.id] })],
);

export const goodsTeacher = pgTable(
  'goods_teacher',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    teacherId: text('teacher_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.goodsId, table.teacherId] }),
    index('goods_teacher_teacher').on(table.appId, table.teacherId),
  ],
);

/** What is played or read of a good that is one piece. */
export const goodsMedia = pgTable(
  'goods_media',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    /** Empty for a text, but for one that is a document: a PDF or an e-book (ADR-351). */
    url: text('url').notNull().default(''),
    poster: text('poster').notNull().default(''),
    captions: json<Captions[]>('captions').notNull(),
    /** Its parts and where each begins, in WebVTT as captions are (ADR-350). */
    chapters: json<Captions[]>('chapters').notNull().default([]),
    /** The same film in fewer pixels, for slow networks. */
    sizes: json<string[]>('sizes').notNull().default([]),
    seconds: integer('seconds').notNull().default(0),
    /** HTML of a text. */
    text: json<Text>('text').notNull(),
    /** How much of it is free to everybody; 0 for nothing. */
    trySeconds: integer('try_seconds').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appId, table.goodsId] })],
);
