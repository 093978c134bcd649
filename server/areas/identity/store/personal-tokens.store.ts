/** Personal tokens: only the SHA-256 of their 256 random bits is kept. */
import { and, arrayOverlaps, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { TokenScope } from '#schemas/console/token-scopes.ts';
import type { Role } from '../ports/users.ts';
import { appUser, personalToken } from '../tables/users.ts';

/** A token in use is written at most this often. */
const TOUCH_MS = MINUTE_MS;

export interface PersonalTokenRow {
  /** Public handle; not a secret. */
  id: string;
  appId: string;
  userId: string;
  name: string;
  scope: TokenScope;
  createdAt: number;
  expiresAt: number;
  /** When it was last used, to the minute; absent where it never was. */
  usedAt: number | undefined;
}

export type PersonalTokenStore = ReturnType<typeof createPersonalTokenStore>;

const COLUMNS = {
  id: personalToken.id,
  appId: personalToken.appId,
  userId: personalToken.userId,
  name: personalToken.name,
  scope: personalToken.scope,
  createdAt: personalToken.createdAt,
  expiresAt: personalToken.expiresAt,
  usedAt: personalToken.usedAt,
};

const read = ({
  usedAt,
  ...row
}: Omit<PersonalTokenRow, 'usedAt'> & { usedAt: number | null }): PersonalTokenRow => ({
  ...row,
  usedAt: usedAt ?? undefined,
});

export function createPersonalTokenStore(db: Database, clock: Clock) {
  return {
    /** Keeps the SHA-256 of a new token, where the person is there, not disabled and has one of these roles. It waits for a change of the person that is under way. */
    add: async (
      row: Omit<PersonalTokenRow, 'usedAt'>,
      tokenHash: string,
      roles: readonly Role[],
    ): Promise<boolean> => {
      const rows = await db
        .insert(personalToken)
        .select(
          db
            .select({
              appId: appUser.appId,
              id: sql<string>`${row.id}::text`.as('id'),
              tokenHash: sql<string>`${tokenHash}::text`.as('token_hash'),
              userId: appUser.id,
              name: sql<string>`${row.name}::text`.as('name'),
              scope: sql<TokenScope>`${row.scope}::text`.as('scope'),
              createdAt: sql<number>`${row.createdAt}::bigint`.as('created_at'),
              expiresAt: sql<number>`${row.expiresAt}::bigint`.as('expires_at'),
              usedAt: sql<number>`null::bigint`.as('used_at'),
            })
            .from(appUser)
            .where(
              and(
                eq(appUser.appId, row.appId),
                eq(appUser.id, row.userId),
                isNull(appUser.disabledAt),
                arrayOverlaps(appUser.roles, [...roles]),
              ),
            )
            .for('share'),
        )
        .returning({ id: personalToken.id });
      return rows.length > 0;
    },
    /** The live token with this SHA-256, noted as used. */
    use: async (tokenHash: string): Promise<PersonalTokenRow | undefined> => {
      const now = clock.now();
      const isThis = eq(personalToken.tokenHash, tokenHash);
      const rows = await db
        .select(COLUMNS)
        .from(personalToken)
        .where(and(isThis, gt(personalToken.expiresAt, now)));
      const row = rows[0];
      if (row === undefined) return undefined;
      // Of parallel requests one writes; the others find it moved and change nothing.
      const isStale = or(isNull(personalToken.usedAt), lt(personalToken.usedAt, now - TOUCH_MS));
      if (row.usedAt === null || now - row.usedAt > TOUCH_MS)
        await db.update(personalToken).set({ usedAt: now }).where(and(isThis, isStale));
      return read(row);
    },
    /** Live tokens of a shop, the newest first. */
    list: async (appId: string): Promise<PersonalTokenRow[]> => {
      const rows = await db
        .select(COLUMNS)
        .from(personalToken)
        .where(and(eq(personalToken.appId, appId), gt(personalToken.expiresAt, clock.now())))
        .orderBy(desc(personalToken.createdAt), personalToken.id);
      return rows.map(read);
    },
    /** Answers whether there was one. */
    revoke: async (appId: string, id: string): Promise<boolean> => {
      if (!isStorable(id)) return false;
      const rows = await db
        .delete(personalToken)
        .where(and(eq(personalToken.appId, appId), eq(personalToken.id, id)))
        .returning({ id: personalToken.id });
      return rows.length > 0;
    },
  };
}

export async function removeExpiredPersonalTokens(db: Database, now: number): Promise<void> {
  await db.delete(personalToken).where(lte(personalToken.expiresAt, now));
}
