/** Tables of what a login leaves behind for minutes: tickets, codes, captchas, QR codes. Nothing here is readable without its secret. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { CaptchaMemory } from '../ports/captchas.ts';
import type { QrState } from '../ports/qr-tickets.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** One-time tickets by the SHA-256 of their token: logins, resets, proofs, scans. */
export const loginTicket = pgTable(
  'login_ticket',
  {
    appId: appId(),
    kind: text('kind').notNull(),
    tokenHash: text('token_hash').notNull(),
    payload: json<unknown>('payload').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.kind, table.tokenHash] }),
    index('login_ticket_expiry').on(table.expiresAt),
  ],
);

/** One flow from verification to login: which captcha it needs, its answer, and what has been passed (requirement 18). */
export const captcha = pgTable(
  'captcha',
  {
    appId: appId(),
    sessionId: text('session_id').notNull(),
    /** The browser that began the flow; nobody else may go on with it. */
    browser: text('browser').notNull(),
    purpose: text('purpose').notNull(),
    type: integer('type').notNull(),
    /** What the server must know to judge an answer; absent until a puzzle was asked for. */
    answer: json<CaptchaMemory>('answer'),
    tries: integer('tries').notNull().default(0),
    /** SHA-256 of the ticket a right answer earned; taken away when it is used. */
    ticketHash: text('ticket_hash'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.sessionId] }),
    index('captcha_expiry').on(table.expiresAt),
  ],
);

/** Pictures of four characters, by the key a browser made; the key belongs to the browser that used it first. */
export const imageCode = pgTable(
  'image_code',
  {
    appId: appId(),
    codeKey: text('code_key').notNull(),
    browser: text('browser').notNull(),
    hmac: text('hmac').notNull(),
    tries: integer('tries').notNull().default(0),
    /** A right answer was given and may be used once. */
    passed: boolean('passed').notNull().default(false),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.codeKey] }),
    index('image_code_expiry').on(table.expiresAt),
  ],
);

/** Codes to scan, by their SHA-256 (requirement 19). */
export const qrTicket = pgTable(
  'qr_ticket',
  {
    appId: appId(),
    codeHash: text('code_hash').notNull(),
    browser: text('browser').notNull(),
    provider: text('provider').$type<QrProviderName>().notNull(),
    scene: text('scene').$type<'login' | 'bind'>().notNull(),
    state: text('state').$type<QrState>().notNull(),
    /** Who binds, or who confirmed. */
    userId: text('user_id'),
    /** Public handle of the session that confirmed it; absent where a company said who it is. */
    confirmedBy: text('confirmed_by'),
    /** The social account that was scanned. */
    externalId: text('external_id'),
    nickname: text('nickname').notNull().default(''),
    /** What the asking browser says it is, for the phone to show. */
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.codeHash] }),
    index('qr_ticket_expiry').on(table.expiresAt),
  ],
);

/** Merchants of an operations school, by the SHA-256 of their `b_session` cookie (D56). */
export const merchantSession = pgTable(
  'merchant_session',
  {
    appId: appId(),
    tokenHash: text('token_hash').notNull(),
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    avatar: text('avatar').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.tokenHash] }),
    index('merchant_session_expiry').on(table.expiresAt),
  ],
);
