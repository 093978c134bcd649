/** Tables of shops (D6). */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import { appId, json } from '#server/kernel/db/columns.ts';

export const shop = pgTable('shop', {
  appId: text('app_id').primaryKey(),
  label: text('label').notNull().unique(),
  info: json<ShopInfo>('info').notNull(),
  revision: integer('revision').notNull().default(1),
});

export const shopDomain = pgTable('shop_domain', {
  host: text('host').primaryKey(),
  appId: appId(),
  /** The first of a shop's hosts is the one it is known by (D134). */
  position: integer('position').notNull().default(0),
});
