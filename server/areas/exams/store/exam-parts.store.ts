/** Exams of a shop part by part, for its merchant, with how often each was taken. */
import { inArray, and, count, countDistinct, eq, sql } from 'drizzle-orm';
import type { ExamSort } from '#schemas/api/console/exams.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Text } from '#schemas/page/text.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byTitle, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import type { ExamRow } from '../rules/exam-rows.ts';
import { exam, examAnswer, examAttempt } from '../tables/exams.ts';

export type ExamPartStore = ReturnType<typeof createExamPartStore>;

interface ExamFilter {
  q: string | undefined;
  modes: readonly ExamRow['mode'][] | undefined;
  /** One of EXAM_STATE. */
  states: readonly number[] | undefined;
  isWaiting?: boolean | undefined;
  /** Titles are sorted in it. */
  locale: Locale;
}

export interface ExamOfMerchant {
  exam: typeof exam.$inferSelect;
  /** Null where its good is gone. */
  title: Text | null;
  attempts: number;
  waiting: number;
}

/** How often each exam of a shop was taken. */
const attemptedOf = (db: Database, appId: string) =>
  db
    .select({ examId: examAttempt.examId, attempts: count().as('attempts') })
    .from(examAttempt)
    .where(eq(examAttempt.appId, appId))
    .groupBy(examAttempt.examId)
    .as('attempted');

/** An essay that was written and not read yet, as `gradeQuestion` judges it. */
const isUnreadEssay = and(
  sql`btrim(coalesce(${examAnswer.answer} ->> 'is', '')) <> ''`,
  sql`${examAttempt.reviews} -> ${examAnswer.questionId} is null`,
  sql`exists (select 1 from json_array_elements(${examAttempt.paper}) question
      where question ->> 'id' = ${examAnswer.questionId} and question ->> 'kind' = 'essay')`,
);

/** How many attempts at each exam wait for a review. */
const unreadOf = (db: Database, appId: string) =>
  db
    .select({ examId: examAttempt.examId, waiting: countDistinct(examAttempt.id).as('waiting') })
    .from(examAttempt)
    .innerJoin(
      examAnswer,
      and(eq(examAnswer.appId, examAttempt.appId), eq(examAnswer.attemptId, examAttempt.id)),
    )
    .where(and(eq(examAttempt.appId, appId), eq(examAttempt.state, ATTEMPT_STATE.committed), isUnreadEssay))
    .groupBy(examAttempt.examId)
    .as('unread');

export function createExamPartStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one. */
    async part(
      appId: string,
      { q, modes, states, isWaiting, locale }: ExamFilter,
      place: SortedPlace<ExamSort>,
    ): Promise<{ rows: ExamOfMerchant[]; total: number; next?: string }> {
      const [attemptFacts, unread] = [attemptedOf(db, appId), unreadOf(db, appId)];
      const attempts = sql<number>`coalesce(${attemptFacts.attempts}, 0)`.mapWith(Number);
      const waiting = sql<number>`coalesce(${unread.waiting}, 0)`.mapWith(Number);
      const keys: SortKeys<ExamSort> = {
        position: byNumber(exam.position, exam.id),
        title: byTitle(goods.title, exam.id, locale),
        attempts: byNumber(attempts, exam.id),
      };
      const order = orderOf(keys, place.sort);
      const isGood = and(eq(goods.appId, exam.appId), eq(goods.id, exam.id));
      const matches = and(
        eq(exam.appId, appId),
        modes === undefined ? undefined : inArray(exam.mode, [...modes]),
        states === undefined ? undefined : inArray(exam.state, [...states]),
        isWaiting === undefined ? undefined : sql`(${waiting} > 0) = ${isWaiting}`,
        containsWords(q, [exam.id, readableText(goods.title)]),
      );
      const select = () =>
        db
          .select({ exam, title: goods.title, attempts, waiting, sortKey: order.sortKey })
          .from(exam)
          .leftJoin(goods, isGood)
          .leftJoin(attemptFacts, eq(attemptFacts.examId, exam.id))
          .leftJoin(unread, eq(unread.examId, exam.id));
      return readPart(db, select, { order, place, matches, idOf: (row) => row.exam.id });
    },
  };
}
