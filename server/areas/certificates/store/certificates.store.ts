/** Certificates: given once for a course, shown as their holder says, revoked by the shop. */
import { and, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { CertificateSort } from '#schemas/api/console/certificates.ts';
import type { Text } from '#schemas/page/text.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import type { ShopSpan } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart } from '#server/kernel/db/list-order.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { certificate } from '../tables/certificate.ts';

export type CertificateStore = ReturnType<typeof createCertificateStore>;
export type CertificateRow = typeof certificate.$inferSelect;

export interface NewCertificate {
  number: string;
  userId: string;
  goodsId: string;
  title: Text;
  name: string;
  seconds: number;
  issuedAt: number;
}

const SORT_KEYS = { issued_ts: byNumber(certificate.issuedAt, certificate.number) };

const isThis = (appId: string, number: string) =>
  and(eq(certificate.appId, appId), eq(certificate.number, number));
const isOwn = (appId: string, userId: string) =>
  and(eq(certificate.appId, appId), eq(certificate.userId, userId));

/** The next place among a shop's revocations; under the lock of the shop. */
async function nextPlace(tx: Database, appId: string): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${certificate.place}), -1)::int` })
    .from(certificate)
    .where(eq(certificate.appId, appId));
  return (last?.place ?? -1) + 1;
}

export function createCertificateStore(db: Database) {
  const byNumber = async (appId: string, number: string): Promise<CertificateRow | undefined> => {
    if (!isStorable(number)) return undefined;
    const [row] = await db.select().from(certificate).where(isThis(appId, number));
    return row;
  };
  return {
    byNumber,
    /** How many were issued in that time. */
    countIssued: ({ appId, from, until }: ShopSpan): Promise<number> => {
      const isInTime = and(gte(certificate.issuedAt, from), lt(certificate.issuedAt, until));
      return db.$count(certificate, and(eq(certificate.appId, appId), isInTime));
    },
    has: async (appId: string, userId: string, goodsId: string): Promise<boolean> => {
      const [row] = await db
        .select({ number: certificate.number })
        .from(certificate)
        .where(and(isOwn(appId, userId), eq(certificate.goodsId, goodsId)));
      return row !== undefined;
    },
    /** Gives it unless it was given before; those of a shop take turns, so that each has a place of its own. */
    give: (appId: string, newCertificate: NewCertificate): Promise<boolean> =>
      db.transaction(async (tx) => {
        await holdShop(tx, appId);
        const rows = await tx
          .insert(certificate)
          .values({ appId, ...newCertificate, place: await nextPlace(tx, appId) })
          .onConflictDoNothing()
          .returning({ number: certificate.number });
        return rows.length > 0;
      }),
    own: (appId: string, userId: string): Promise<CertificateRow[]> =>
      db
        .select()
        .from(certificate)
        .where(isOwn(appId, userId))
        .orderBy(desc(certificate.issuedAt), certificate.number),
    /** In one of its orders, after a cursor where there is one. */
    part: async (appId: string, q: string | undefined, place: SortedPlace<CertificateSort>) => {
      const order = orderOf(SORT_KEYS, place.sort);
      const matches = and(
        eq(certificate.appId, appId),
        containsWords(q, [certificate.number, certificate.name]),
      );
      const select = () =>
        db.select({ ...getTableColumns(certificate), sortKey: order.sortKey }).from(certificate);
      return readPart(db, select, { order, place, matches, idOf: ({ number }) => number });
    },
    /** Of its holder alone; undefined where there is none that stands. The name is written once, and fixed with it (D133). */
    show: async (
      appId: string,
      userId: string,
      { number, isShown, name, at }: { number: string; isShown: boolean; name: string; at: number },
    ): Promise<CertificateRow | undefined> => {
      const stands = and(isOwn(appId, userId), isThis(appId, number), isNull(certificate.revokedAt));
      // Judged and written in one statement: two that come at once fix one name.
      await db
        .update(certificate)
        .set({ name, namedAt: at })
        .where(and(stands, isNull(certificate.namedAt), eq(certificate.isShown, false)));
      // One that was shown before names were asked for stands under the name it was shown with.
      const namedAt = sql`coalesce(${certificate.namedAt}, ${at})`;
      const [row] = await db.update(certificate).set({ isShown, namedAt }).where(stands).returning();
      return row;
    },
    /** Another one of the same course in its place, with another name: the old one is revoked. Undefined where none stands. */
    rename: (
      appId: string,
      number: string,
      change: { next: string; name: string; at: number; by: string; reason: string },
    ): Promise<CertificateRow | undefined> =>
      db.transaction(async (tx) => {
        await holdShop(tx, appId);
        const { next, name, at, by, reason } = change;
        const [old] = await tx
          .update(certificate)
          .set({ revokedAt: at, revokedBy: by, reason })
          .where(and(isThis(appId, number), isNull(certificate.revokedAt)))
          .returning();
        if (old === undefined) return undefined;
        const place = await nextPlace(tx, appId);
        const { revokedAt: _at, revokedBy: _by, reason: _why, ...same } = old;
        const row = { ...same, number: next, name, namedAt: at, issuedAt: at, replaces: number, place };
        const [rows] = await tx.insert(certificate).values(row).returning();
        return rows;
      }),
    /** Once: what is revoked stays so, with the first reason. Undefined where there is none. */
    revoke: async (
      appId: string,
      number: string,
      { at, by, reason }: { at: number; by: string; reason: string },
    ): Promise<CertificateRow | undefined> => {
      if (!isStorable(number)) return undefined;
      await db
        .update(certificate)
        .set({ revokedAt: at, revokedBy: by, reason })
        .where(and(isThis(appId, number), isNull(certificate.revokedAt)));
      return byNumber(appId, number);
    },
    /** Places of those revoked, from one place on to before another. */
    revokedPlaces: async (appId: string, from: number, to: number): Promise<number[]> => {
      const rows = await db
        .select({ place: certificate.place })
        .from(certificate)
        .where(
          and(
            eq(certificate.appId, appId),
            isNotNull(certificate.revokedAt),
            gte(certificate.place, from),
            lt(certificate.place, to),
          ),
        );
      return rows.map(({ place }) => place);
    },
    /** Numbers stay known, and so does what was revoked; whose they were does not. */
    forget: async (appId: string, userId: string): Promise<void> => {
      await db
        .update(certificate)
        .set({ userId: sql`'gone:' || ${certificate.number}`, name: '', isShown: false })
        .where(isOwn(appId, userId));
    },
  };
}
