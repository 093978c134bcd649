/** Attempts at one exam part by part, for its merchant: the newest first, with who made them. */
import { and, count, eq } from 'drizzle-orm';
import { appUser } from '#server/areas/identity/area.ts';
import { partOf, type ListPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { newestFirst, olderThan } from '#server/kernel/db/older-than.ts';
import { examAttempt } from '../tables/exams.ts';

export type AttemptPartStore = ReturnType<typeof createAttemptPartStore>;

/** Nameless where the account is gone. */
export interface AttemptOfPerson {
  attempt: typeof examAttempt.$inferSelect;
  nickname: string | null;
  phone: string | null;
}

export function createAttemptPartStore(db: Database) {
  return {
    part: async (
      { appId, examId }: { appId: string; examId: string },
      q: string | undefined,
      { before, limit }: ListPlace,
    ): Promise<{ rows: AttemptOfPerson[]; total: number; next?: string }> => {
      const isPerson = and(eq(appUser.appId, examAttempt.appId), eq(appUser.id, examAttempt.userId));
      const matches = and(
        eq(examAttempt.appId, appId),
        eq(examAttempt.examId, examId),
        containsWords(q, [appUser.nickname, appUser.phone]),
      );
      const rows = await db
        .select({ attempt: examAttempt, nickname: appUser.nickname, phone: appUser.phone })
        .from(examAttempt)
        .leftJoin(appUser, isPerson)
        .where(and(matches, olderThan(before, examAttempt.startedAt, examAttempt.id)))
        .orderBy(...newestFirst(examAttempt.startedAt, examAttempt.id))
        .limit(limit + 1);
      const [all] = await db
        .select({ total: count() })
        .from(examAttempt)
        .leftJoin(appUser, isPerson)
        .where(matches);
      const part = partOf(rows, limit, ({ attempt: { startedAt, id } }) => ({ at: startedAt, id }));
      return { ...part, total: all?.total ?? 0 };
    },
  };
}
