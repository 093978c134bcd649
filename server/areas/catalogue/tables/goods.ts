/** Tables of goods, their tags and what they are found by. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import type { GoodsState } from '#schemas/content/goods-facts.ts';
import { json, tsvector, time, appId } from '#server/kernel/db/columns.ts';

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
    state: text('state').$type<GoodsState>().notNull(),
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
