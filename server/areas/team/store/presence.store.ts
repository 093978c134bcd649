/** Rows of who has a document open: written by the node that holds the socket, read by all. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { teamPresence } from '../tables/presence.ts';
import { PRESENT_MAX } from '../limits.ts';

export type PresenceRow = typeof teamPresence.$inferSelect;
export type PresenceStore = ReturnType<typeof createPresenceStore>;

/** A document of a shop. */
export interface DocumentPlace {
  appId: string;
  /** `page/home` */
  document: string;
}

export function createPresenceStore(db: Database) {
  return {
    /** Adds the row, or renews it where it is there; one that was swept while its node slept is there again. */
    async renew(row: PresenceRow): Promise<void> {
      const { appId, id, document, userId, name, role, colour, node, pointer, since, seenAt } = row;
      await db
        .insert(teamPresence)
        .values({ appId, id, document, userId, name, role, colour, node, pointer, since, seenAt })
        .onConflictDoUpdate({
          target: [teamPresence.appId, teamPresence.id],
          set: { node, pointer, seenAt },
        });
    },
    async remove(appId: string, ids: readonly string[]): Promise<void> {
      await db
        .delete(teamPresence)
        .where(and(eq(teamPresence.appId, appId), inArray(teamPresence.id, [...ids])));
    },
    /** Those of a document whose rows were renewed since a moment, who came first before. */
    of: ({ appId, document }: DocumentPlace, since: number): Promise<PresenceRow[]> =>
      db
        .select()
        .from(teamPresence)
        .where(
          and(
            eq(teamPresence.appId, appId),
            eq(teamPresence.document, document),
            gte(teamPresence.seenAt, since),
          ),
        )
        .orderBy(asc(teamPresence.since), asc(teamPresence.id))
        .limit(PRESENT_MAX),
  };
}

/** Removes rows that are not renewed any more: of a node that was killed. */
export async function removeSilent(db: Database, before: number): Promise<void> {
  await db.delete(teamPresence).where(lt(teamPresence.seenAt, before));
}
