/** The questions of a film, and what each learner answered first. */
import { and, eq, sql } from 'drizzle-orm';
import type { FilmAnswerSort } from '#schemas/api/console/exams.ts';
import { appUser, matchesPerson, type PeopleSearch } from '#server/areas/identity/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart } from '#server/kernel/db/list-order.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { QuizAnswer, QuizPoint } from '../rules/exam-rows.ts';
import { quiz, quizAnswer } from '../tables/exams.ts';

export type QuizStore = ReturnType<typeof createQuizStore>;

/** One learner in one film. */
export interface QuizTaker {
  appId: string;
  userId: string;
  quizId: string;
}

/** An answer with whose it is. */
export interface FilmAnswer extends QuizAnswer {
  userId: string;
  nickname: string;
  phone: string | null;
  savedAt: number;
}

const isOf = ({ appId, userId, quizId }: QuizTaker) =>
  and(eq(quizAnswer.appId, appId), eq(quizAnswer.userId, userId), eq(quizAnswer.quizId, quizId));

export function createQuizStore(db: Database) {
  const answers = async (taker: QuizTaker): Promise<ReadonlyMap<string, QuizAnswer>> => {
    const rows = await db.select().from(quizAnswer).where(isOf(taker));
    return new Map(
      rows.map(
        ({ questionId, asked, answer }) => [questionId, { question: asked, answer: answer.is }] as const,
      ),
    );
  };
  /** One short text a row: a cursor holds one. */
  const rowId = sql<string>`md5(${quizAnswer.userId} || ' ' || ${quizAnswer.questionId})`;
  const keys = { answered_ts: byNumber(quizAnswer.savedAt, rowId) };
  return {
    /** None for a film that asks nothing. */
    points: async (appId: string, id: string): Promise<readonly QuizPoint[]> => {
      if (!isStorable(id)) return [];
      const [row] = await db
        .select({ points: quiz.points })
        .from(quiz)
        .where(and(eq(quiz.appId, appId), eq(quiz.id, id)));
      return row?.points ?? [];
    },
    /** By question. */
    answers,
    /** Of everybody, in one of its orders; none for a film nobody answered in. */
    ofFilm: async (
      { appId, quizId, q, findsPhones }: Omit<QuizTaker, 'userId'> & PeopleSearch,
      place: SortedPlace<FilmAnswerSort>,
    ): Promise<{ rows: FilmAnswer[]; total: number; next?: string }> => {
      const order = orderOf(keys, place.sort);
      const isPerson = and(eq(appUser.appId, quizAnswer.appId), eq(appUser.id, quizAnswer.userId));
      const matches = and(
        eq(quizAnswer.appId, appId),
        eq(quizAnswer.quizId, quizId),
        matchesPerson({ q, findsPhones }),
      );
      const select = () =>
        db
          .select({
            userId: quizAnswer.userId,
            nickname: appUser.nickname,
            phone: appUser.phone,
            question: quizAnswer.asked,
            answer: quizAnswer.answer,
            savedAt: quizAnswer.savedAt,
            rowId,
            sortKey: order.sortKey,
          })
          .from(quizAnswer)
          .innerJoin(appUser, isPerson);
      const part = await readPart(db, select, { order, place, matches, idOf: (row) => row.rowId });
      return {
        ...part,
        rows: part.rows.map(({ rowId: _id, sortKey: _key, ...row }) => ({ ...row, answer: row.answer.is })),
      };
    },
    /** Answers what stands: this answer, or the one that was kept before it. */
    keep: async (
      taker: QuizTaker,
      { question, answer }: QuizAnswer,
      savedAt: number,
    ): Promise<QuizAnswer> => {
      await db
        .insert(quizAnswer)
        .values({ ...taker, questionId: question.id, asked: question, answer: { is: answer }, savedAt })
        .onConflictDoNothing();
      return (await answers(taker)).get(question.id) ?? { question, answer };
    },
  };
}
