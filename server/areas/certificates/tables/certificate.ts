/** Certificates of finished courses (ADR-326). */
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** One row a learner and a course, and one for each that was revoked. */
export const certificate = pgTable(
  'certificate',
  {
    appId: appId(),
    number: text('number').notNull(),
    /** `gone:` and the number where the account is deleted. */
    userId: text('user_id').notNull(),
    goodsId: text('goods_id').notNull(),
    /** The course as it was called then. */
    title: json<Text>('title').notNull(),
    /** As the learner confirmed it; until then the name the shop knows (D133). */
    name: text('name').notNull(),
    /** When it was confirmed, which fixes it; absent until then, and of those that were shown before it was asked. */
    namedAt: time('named_at'),
    /** The number of the one it took the place of; empty for none. */
    replaces: text('replaces').notNull().default(''),
    /** Credited study of its lessons until then. */
    seconds: integer('seconds').notNull(),
    issuedAt: time('issued_at').notNull(),
    /** Whether its holder agreed that everybody sees name and course. */
    isShown: boolean('is_shown').notNull().default(false),
    revokedAt: time('revoked_at'),
    revokedBy: text('revoked_by').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Its place among the shop's revocations; never used twice. */
    place: integer('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.number] }),
    // One of a course stands; those that were revoked stay known beside it.
    uniqueIndex('certificate_of_course')
      .on(table.appId, table.userId, table.goodsId)
      .where(sql`${table.revokedAt} is null`),
    uniqueIndex('certificate_place').on(table.appId, table.place),
  ],
);
