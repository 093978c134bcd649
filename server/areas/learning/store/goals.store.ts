/** The goal of a learner; none while there is no row. */
import { and, eq } from 'drizzle-orm';
import type { GoalKind } from '#schemas/learning/goal.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { learningGoal } from '../tables/learning-goal.ts';
import type { Learner } from './study.store.ts';

export type GoalStore = ReturnType<typeof createGoalStore>;

interface Wish {
  kind: GoalKind;
  amount: number;
}

const isOf = ({ appId, userId }: Learner) =>
  and(eq(learningGoal.appId, appId), eq(learningGoal.userId, userId));

export function createGoalStore(db: Database) {
  return {
    of: async (learner: Learner): Promise<Wish | undefined> => {
      const { kind, amount } = learningGoal;
      const [row] = await db.select({ kind, amount }).from(learningGoal).where(isOf(learner));
      return row;
    },
    save: async (learner: Learner, wish: Wish, now: number): Promise<void> => {
      const row = { ...wish, updatedAt: now };
      await db
        .insert(learningGoal)
        .values({ ...learner, ...row })
        .onConflictDoUpdate({ target: [learningGoal.appId, learningGoal.userId], set: row });
    },
    remove: async (learner: Learner): Promise<void> => {
      await db.delete(learningGoal).where(isOf(learner));
    },
  };
}
