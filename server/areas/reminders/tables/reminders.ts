/** Who is told once a good can be bought; a row goes when its message is written. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import { time, appId } from '#server/kernel/db/columns.ts';

export const saleReminder = pgTable(
  'sale_reminder',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    userId: text('user_id').notNull(),
    /** The language they are told in, and the shop's address they were at; empty where none is known. */
    locale: text('locale').$type<Locale>().notNull(),
    origin: text('origin').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.goodsId, table.userId] }),
    index('sale_reminder_user').on(table.appId, table.userId),
  ],
);
