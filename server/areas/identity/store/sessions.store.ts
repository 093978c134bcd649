/** Sessions: a 256-bit secret in the browser, its SHA-256 here, sliding 30 days (D46); of the desk 12 hours that stand (D139). */
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, exists, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { isAhead, type Clock } from '#server/kernel/clock.ts';
import { DAY_MS } from '#schemas/time.ts';
import type { SessionMeta, SessionPlace, SessionRow, SessionStore } from '../ports/sessions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { appSession, appUser } from '../tables/users.ts';
import { isAsJudged } from './as-judged.ts';
import { readUser, USER_COLUMNS } from './users.store.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const LIFETIME_MS: Readonly<Record<SessionPlace, number>> = { shop: 30 * DAY_MS, desk: DAY_MS / 2 };
/** A session in use is written at most this often. */
const TOUCH_MS = 60_000;
const USER_AGENT_MAX = 512;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const COLUMNS = {
  publicId: appSession.publicId,
  appId: appSession.appId,
  userId: appSession.userId,
  createdAt: appSession.createdAt,
  expiresAt: appSession.expiresAt,
  authenticatedAt: appSession.authenticatedAt,
};

/** A new session of a person, and what is stored of it. */
function make(appId: string, userId: string, authenticatedAt: number, meta: SessionMeta, now: number) {
  const { place = 'shop' } = meta;
  const token = randomBytes(32).toString('base64url');
  const publicId = randomBytes(12).toString('hex');
  const session: SessionRow = {
    publicId,
    appId,
    userId,
    createdAt: now,
    expiresAt: now + LIFETIME_MS[place],
    authenticatedAt,
  };
  const userAgent = storable(meta.userAgent, USER_AGENT_MAX);
  return { token, session, row: { ...session, tokenHash: hashOf(token), place, userAgent, seenAt: now } };
}

export function createSessionStore(db: Database, clock: Clock): SessionStore {
  const isLive = (appId: string, userId: string, publicId: string) =>
    and(
      eq(appSession.appId, appId),
      eq(appSession.userId, userId),
      eq(appSession.publicId, publicId),
      eq(appSession.place, 'shop'),
      gt(appSession.expiresAt, clock.now()),
    );
  return {
    create: async (appId, userId, meta) => {
      const now = clock.now();
      const { token, session, row } = make(appId, userId, now, meta, now);
      await db.insert(appSession).values(row);
      return { token, session };
    },
    start: async ({ ways, authenticatedAt, from }, meta) => {
      const { appId, id } = ways;
      const { token, session, row } = make(appId, id, authenticatedAt, meta, clock.now());
      const isFromLive =
        from === undefined
          ? undefined
          : exists(
              db
                .select({ one: sql`1` })
                .from(appSession)
                .where(isLive(appId, id, from)),
            );
      // Waits for a change of the person that is under way, and then judges them anew.
      const rows = await db
        .insert(appSession)
        .select(
          db
            .select({
              appId: appUser.appId,
              tokenHash: sql<string>`${row.tokenHash}::text`.as('token_hash'),
              publicId: sql<string>`${row.publicId}::text`.as('public_id'),
              userId: appUser.id,
              place: sql<SessionPlace>`${row.place}::text`.as('place'),
              userAgent: sql<string>`${row.userAgent}::text`.as('user_agent'),
              createdAt: sql<number>`${row.createdAt}::bigint`.as('created_at'),
              authenticatedAt: sql<number>`${row.authenticatedAt}::bigint`.as('authenticated_at'),
              seenAt: sql<number>`${row.seenAt}::bigint`.as('seen_at'),
              expiresAt: sql<number>`${row.expiresAt}::bigint`.as('expires_at'),
            })
            .from(appUser)
            .where(and(isAsJudged(ways), isFromLive))
            .for('share'),
        )
        .returning({ publicId: appSession.publicId });
      return rows.length === 0 ? undefined : { token, session };
    },
    find: async (...key) => {
      const rows = isStorable(key[2])
        ? await db
            .select(COLUMNS)
            .from(appSession)
            .where(isLive(...key))
        : [];
      return rows[0];
    },
    byToken: async (appId, token, place = 'shop') => {
      const now = clock.now();
      const isThis = and(
        eq(appSession.appId, appId),
        eq(appSession.tokenHash, hashOf(token)),
        eq(appSession.place, place),
      );
      const isTheirs = and(eq(appUser.appId, appSession.appId), eq(appUser.id, appSession.userId));
      const [row] = await db
        .select({ session: COLUMNS, seenAt: appSession.seenAt, user: USER_COLUMNS })
        .from(appSession)
        .innerJoin(appUser, isTheirs)
        .where(and(isThis, gt(appSession.expiresAt, now)));
      if (row === undefined) return undefined;
      const { session, seenAt } = row;
      const user = readUser(row.user);
      // What a clock ahead wrote down is written anew: a session lasts no longer for it.
      const isSeenAhead = isAhead(seenAt, now);
      if (now - seenAt < TOUCH_MS && !isSeenAhead) return { session, user };
      const expiresAt = place === 'shop' ? now + LIFETIME_MS.shop : session.expiresAt;
      // Of parallel requests one writes; the others find seen_at moved and change nothing.
      await db
        .update(appSession)
        .set({ seenAt: now, expiresAt })
        .where(
          and(isThis, isSeenAhead ? eq(appSession.seenAt, seenAt) : lte(appSession.seenAt, now - TOUCH_MS)),
        );
      return { session: { ...session, expiresAt }, user };
    },
    standing: async (appId, publicIds, place = 'shop') => {
      if (publicIds.length === 0) return new Map();
      const rows = await db
        .select({ publicId: appSession.publicId, roles: appUser.roles })
        .from(appSession)
        .innerJoin(appUser, and(eq(appUser.appId, appSession.appId), eq(appUser.id, appSession.userId)))
        .where(
          and(
            eq(appSession.appId, appId),
            eq(appSession.place, place),
            inArray(appSession.publicId, [...publicIds]),
            gt(appSession.expiresAt, clock.now()),
            isNull(appUser.disabledAt),
          ),
        );
      return new Map(rows.map(({ publicId, roles }) => [publicId, roles]));
    },
    revoke: async (appId, publicId) => {
      if (!isStorable(publicId)) return;
      await db.delete(appSession).where(and(eq(appSession.appId, appId), eq(appSession.publicId, publicId)));
    },
    of: (appId, userId) =>
      db
        .select({
          publicId: appSession.publicId,
          userAgent: appSession.userAgent,
          createdAt: appSession.createdAt,
          seenAt: appSession.seenAt,
        })
        .from(appSession)
        .where(
          and(
            eq(appSession.appId, appId),
            eq(appSession.userId, userId),
            gt(appSession.expiresAt, clock.now()),
          ),
        )
        .orderBy(desc(appSession.seenAt)),
    revokeAll: async (appId, userId, but) => {
      const rows = await db
        .delete(appSession)
        .where(
          and(
            eq(appSession.appId, appId),
            eq(appSession.userId, userId),
            but === undefined ? undefined : ne(appSession.publicId, but),
          ),
        )
        .returning({ publicId: appSession.publicId });
      return rows.map(({ publicId }) => publicId);
    },
  };
}

/** Removes sessions that ended by themselves. */
export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(appSession).where(lte(appSession.expiresAt, now));
}
