/** What learners say of lessons that do not play: the newest of each shop, and not for ever. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { playFeedback } from '../tables/feedback.ts';

export type FeedbackRow = typeof playFeedback.$inferSelect;

export function createFeedbackStore(db: Database) {
  return {
    /** Keeps it, and of the shop's others the newest. */
    add: async (row: FeedbackRow, most: number): Promise<void> => {
      await db.insert(playFeedback).values(row);
      const old = db
        .select({ id: playFeedback.id })
        .from(playFeedback)
        .where(eq(playFeedback.appId, row.appId))
        .orderBy(desc(playFeedback.createdAt), asc(playFeedback.id))
        .offset(most);
      await db
        .delete(playFeedback)
        .where(and(eq(playFeedback.appId, row.appId), inArray(playFeedback.id, old)));
    },
    /** The newest first. */
    latest: (appId: string, limit: number): Promise<FeedbackRow[]> =>
      db
        .select()
        .from(playFeedback)
        .where(eq(playFeedback.appId, appId))
        .orderBy(desc(playFeedback.createdAt), asc(playFeedback.id))
        .limit(limit),
  };
}
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
