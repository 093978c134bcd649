/** Deletes people with all that is theirs (D90, ADR-177): each area says what of a person goes. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { AppContext, Person } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { appSession, appUser } from '../tables/users.ts';

export type DeletionStore = ReturnType<typeof createDeletionStore>;

export function createDeletionStore(db: Database) {
  return {
    due: async (now: number, limit: number): Promise<Person[]> =>
      db
        .select({ appId: appUser.appId, userId: appUser.id })
        .from(appUser)
        .where(lte(appUser.deleteAt, now))
        .orderBy(asc(appUser.deleteAt))
        .limit(limit),
    /** Deletes the person and what `forget` removes, in one step, unless they revoked it. Answers the handles of the sessions that ended. */
    carryOut: async (
      { appId, userId }: Person,
      now: number,
      forget: AppContext['forget'],
    ): Promise<string[]> =>
      db.transaction(async (tx) => {
        const isDue = and(eq(appUser.appId, appId), eq(appUser.id, userId), lte(appUser.deleteAt, now));
        const rows = await tx.delete(appUser).where(isDue).returning({ id: appUser.id });
        if (rows.length === 0) return [];
        await forget(tx, { appId, userId });
        const sessionRows = await tx
          .delete(appSession)
          .where(and(eq(appSession.appId, appId), eq(appSession.userId, userId)))
          .returning({ publicId: appSession.publicId });
        return sessionRows.map(({ publicId }) => publicId);
      }),
  };
}
