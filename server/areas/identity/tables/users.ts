/** Tables of people, their sessions and groups. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import type { SessionPlace } from '../ports/sessions.ts';
import type { Role } from '../ports/users.ts';
import { time, appId } from '#server/kernel/db/columns.ts';
import { firstLetters } from '#server/kernel/db/list-order.ts';

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
    /** Lower case (D53). */
    account: text('account'),
    email: text('email'),
    /** Argon2id with its own salt and costs (requirement 23); absent until a password is set. */
    passwordHash: text('password_hash'),
    gender: integer('gender').notNull().default(0),
    /** `YYYY-MM-DD`, or empty. */
    birthday: text('birthday').notNull().default(''),
    realName: text('real_name').notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    addressDetail: text('address_detail').notNull().default(''),
    company: text('company').notNull().default(''),
    position: text('position').notNull().default(''),
    /** Version of the agreement accepted last (D63). */
    agreed: text('agreed').notNull().default(''),
    /** When that was; absent where nothing was accepted yet. */
    agreedAt: time('agreed_at'),
    disabledAt: time('disabled_at'),
    /** When the account is to be deleted (D90); absent without a request. */
    deleteAt: time('delete_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    uniqueIndex('app_user_phone').on(table.appId, table.phone),
    uniqueIndex('app_user_account').on(table.appId, table.account),
    uniqueIndex('app_user_email').on(table.appId, table.email),
    index('app_user_joined').on(table.appId, table.createdAt, table.id),
    index('app_user_nickname').on(table.appId, firstLetters(table.nickname), table.id),
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
    /** Which of the two it opens: what is of the one opens nothing of the other (D139). */
    place: text('place').$type<SessionPlace>().notNull().default('shop'),
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull(),
    /** When its person last proved who they are; a session carried from another has that one's (requirement 24). */
    authenticatedAt: time('authenticated_at').notNull().default(0),
    seenAt: time('seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.tokenHash] }),
    uniqueIndex('app_session_public').on(table.appId, table.publicId),
    index('app_session_expiry').on(table.expiresAt),
  ],
);

/** Social accounts of people; one of a provider belongs to one person (requirement 20). */
export const userChannel = pgTable(
  'user_channel',
  {
    appId: appId(),
    provider: text('provider').$type<QrProviderName>().notNull(),
    externalId: text('external_id').notNull(),
    userId: text('user_id').notNull(),
    nickname: text('nickname').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.provider, table.externalId] }),
    uniqueIndex('user_channel_user').on(table.appId, table.userId, table.provider),
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

/** Tokens of merchants' people for their tools; only the SHA-256 is kept. */
export const personalToken = pgTable(
  'personal_token',
  {
    appId: appId(),
    /** Public handle, by which it is listed and revoked. */
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    scope: text('scope').$type<TokenScope>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash] }),
    uniqueIndex('personal_token_handle').on(table.appId, table.id),
    index('personal_token_user').on(table.appId, table.userId),
    index('personal_token_expiry').on(table.expiresAt),
  ],
);
