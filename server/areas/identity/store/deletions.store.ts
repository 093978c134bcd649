/** Deletes people with all that is theirs (D90, ADR-177): each area says what of a person goes. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import type { DeletionStore } from '../ports/deletions.ts';
import { appSession, appUser } from '../tables/users.ts';

export function createDeletionStore(db: Database): DeletionStore {
  return {
    due: (now, limit) =>
      db
        .select({ appId: appUser.appId, userId: appUser.id })
        .from(appUser)
        .where(lte(appUser.deleteAt, now))
        .orderBy(asc(appUser.deleteAt))
        .limit(limit),
    carryOut: ({ appId, userId }, now, forget) =>
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
