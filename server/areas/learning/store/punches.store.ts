/** Learners' own marks on punch cards. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { punch } from '../tables/punch.ts';
import type { Learner } from './study.store.ts';

const KEPT = { words: punch.words, punchedAt: punch.punchedAt };

export type PunchStore = ReturnType<typeof createPunchStore>;

export function createPunchStore(db: Database) {
  return {
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction(work),
    of: async ({ appId, userId }: Learner, resourceId: string) => {
      const isThis = and(eq(punch.appId, appId), eq(punch.userId, userId), eq(punch.resourceId, resourceId));
      const [row] = await db.select(KEPT).from(punch).where(isThis);
      return row;
    },
    /** The moment of the first mark stays. */
    mark: async (learner: Learner, resourceId: string, { words, at }: { words: string; at: number }) => {
      const [row] = await db
        .insert(punch)
        .values({ ...learner, resourceId, words, punchedAt: at })
        .onConflictDoUpdate({ target: [punch.appId, punch.userId, punch.resourceId], set: { words } })
        .returning(KEPT);
      return row ?? { words, punchedAt: at };
    },
  };
}
