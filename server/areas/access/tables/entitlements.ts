/** Tables of who may study what, and of what limits a good beside its price (D72, D73). */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EntitlementSource } from '../store/entitlement-rows.ts';
import type { DesignatedKind } from '../store/goods-limit-rows.ts';
import { time, appId } from '#server/kernel/db/columns.ts';

/** What was given to a person; what follows from a list or a membership is judged at read time and is no row. */
export const entitlement = pgTable(
  'entitlement',
  {
    appId: appId(),
    userId: text('user_id').notNull(),
    resourceId: text('resource_id').notNull(),
    source: text('source').$type<EntitlementSource>().notNull(),
    /** Empty where no order stands behind it. */
    orderId: text('order_id').notNull().default(''),
    fromAt: time('from_at').notNull(),
    /** Absent where it does not end. */
    toAt: time('to_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.userId, table.resourceId, table.source, table.orderId] }),
    index('entitlement_order').on(table.appId, table.orderId),
    index('entitlement_resource').on(table.appId, table.resourceId),
  ],
);

/** A good without a row has no limit but its price. */
export const goodsLimit = pgTable(
  'goods_limit',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    /** Argon2id (requirement 23); absent where it has no password. */
    passwordHash: text('password_hash'),
    /** True where only the people of `goods_designated` may study it, be they none. */
    isDesignated: boolean('is_designated').notNull().default(false),
    /** Fen a super member pays, 0 for nothing; absent where everybody may buy it at its price. */
    svipPrice: integer('svip_price'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.goodsId] })],
);

/** Whom a good is designated for: a person, a group, or a department with all below it. */
export const goodsDesignated = pgTable(
  'goods_designated',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    kind: text('kind').$type<DesignatedKind>().notNull(),
    target: text('target').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.goodsId, table.kind, table.target] })],
);

/** Departments a person belongs to, each as the path to it: `sales/north`. */
export const userDepartment = pgTable(
  'user_department',
  { appId: appId(), userId: text('user_id').notNull(), department: text('department').notNull() },
  (table) => [primaryKey({ columns: [table.appId, table.userId, table.department] })],
);
