/** Sessions: a 256-bit secret in the browser, its SHA-256 here, sliding 30 days (D46). */
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { DAY_MS } from '#schemas/time.ts';
import type { SessionStore } from '../ports/sessions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { appSession } from '../tables/users.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const LIFETIME_MS = 30 * DAY_MS;
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
};

export function createSessionStore(db: Database, clock: Clock): SessionStore {
  return {
    create: async (appId, userId, meta) => {
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      const publicId = randomBytes(12).toString('hex');
      const session = { publicId, appId, userId, createdAt: now, expiresAt: now + LIFETIME_MS };
      const userAgent = storable(meta.userAgent, USER_AGENT_MAX);
      await db.insert(appSession).values({ ...session, tokenHash: hashOf(token), userAgent, seenAt: now });
      return { token, session };
    },
    byToken: async (appId, token) => {
      const now = clock.now();
      const isThis = and(eq(appSession.appId, appId), eq(appSession.tokenHash, hashOf(token)));
      const rows = await db
        .select({ ...COLUMNS, seenAt: appSession.seenAt })
        .from(appSession)
        .where(and(isThis, gt(appSession.expiresAt, now)));
      const row = rows[0];
      if (row === undefined) return undefined;
      const { seenAt, ...session } = row;
      if (now - seenAt < TOUCH_MS) return session;
      const expiresAt = now + LIFETIME_MS;
      // Of parallel requests one writes; the others find seen_at moved and change nothing.
      await db
        .update(appSession)
        .set({ seenAt: now, expiresAt })
        .where(and(isThis, lte(appSession.seenAt, now - TOUCH_MS)));
      return { ...session, expiresAt };
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
      const gone = await db
        .delete(appSession)
        .where(
          and(
            eq(appSession.appId, appId),
            eq(appSession.userId, userId),
            but === undefined ? undefined : ne(appSession.publicId, but),
          ),
        )
        .returning({ publicId: appSession.publicId });
      return gone.map(({ publicId }) => publicId);
    },
  };
}

/** Removes sessions that ended by themselves. */
export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.delete(appSession).where(lte(appSession.expiresAt, now));
}
