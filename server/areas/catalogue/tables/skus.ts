/** Table of the variants a good is sold in (SKU, D70), and of what is left of each. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import { json, appId } from '#server/kernel/db/columns.ts';

/** A good without a row is sold in one variant, at its own price and in any number (`rules/skus.ts`). */
export const goodsSku = pgTable(
  'goods_sku',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    id: text('id').notNull(),
    name: json<Text>('name').notNull(),
    /** Fen; before what a promotion of the good takes off. */
    price: integer('price').notNull(),
    linePrice: integer('line_price').notNull(),
    /** How many there are in all; absent for any number. */
    stock: integer('stock'),
    /** Taken by orders that are not paid yet, and by those that are: together never more than `stock`. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    /** Days of study from the payment on; absent where it does not end. */
    periodDays: integer('period_days'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.goodsId, table.id] })],
);
