/** Attempts at one exam part by part, for its merchant, with who made them. */
import { and, eq } from 'drizzle-orm';
import type { AttemptSort } from '#schemas/api/console/exams.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { appUser, matchesPerson, type PeopleSearch } from '#server/areas/identity/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { examAttempt } from '../tables/exams.ts';

export type AttemptPartStore = ReturnType<typeof createAttemptPartStore>;

const SORT_KEYS: SortKeys<AttemptSort> = {
  started_ts: byNumber(examAttempt.startedAt, examAttempt.id),
  score: byNumber(examAttempt.score, examAttempt.id),
};

/** Nameless where the account is gone. */
export interface AttemptOfPerson {
  attempt: typeof examAttempt.$inferSelect;
  nickname: string | null;
  phone: string | null;
}

export function createAttemptPartStore(db: Database) {
  return {
    /** Attempts with essays nobody has read yet. */
    countWaiting: (appId: string): Promise<number> =>
      db.$count(
        examAttempt,
        and(eq(examAttempt.appId, appId), eq(examAttempt.state, ATTEMPT_STATE.committed)),
      ),
    part: async (
      { appId, examId, q, findsPhones }: { appId: string; examId: string } & PeopleSearch,
      place: SortedPlace<AttemptSort>,
    ): Promise<{ rows: AttemptOfPerson[]; total: number; next?: string }> => {
      const order = orderOf(SORT_KEYS, place.sort);
      const isPerson = and(eq(appUser.appId, examAttempt.appId), eq(appUser.id, examAttempt.userId));
      const matches = and(
        eq(examAttempt.appId, appId),
        eq(examAttempt.examId, examId),
        matchesPerson({ q, findsPhones }),
      );
      const select = () =>
        db
          .select({
            attempt: examAttempt,
            nickname: appUser.nickname,
            phone: appUser.phone,
            sortKey: order.sortKey,
          })
          .from(examAttempt)
          .leftJoin(appUser, isPerson);
      return readPart(db, select, { order, place, matches, idOf: ({ attempt }) => attempt.id });
    },
  };
}
