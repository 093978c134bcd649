/** Tables of people, their sessions and groups. */
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '../../domain/ports/users.ts';
import { time } from './columns.ts';
import { appId } from './shops.ts';

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
