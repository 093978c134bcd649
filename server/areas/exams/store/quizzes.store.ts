/** The questions of a film, and what each learner answered first. */
import { and, asc, desc, eq } from 'drizzle-orm';
import { appUser } from '#server/areas/identity/tables/users.ts';
import type { Database } from '#server/kernel/db/db.ts';
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
    /** Of everybody, the newest first; none for a film nobody answered in. */
    ofFilm: (appId: string, quizId: string, limit: number): Promise<readonly FilmAnswer[]> =>
      db
        .select({
          userId: quizAnswer.userId,
          nickname: appUser.nickname,
          phone: appUser.phone,
          question: quizAnswer.asked,
          answer: quizAnswer.answer,
          savedAt: quizAnswer.savedAt,
        })
        .from(quizAnswer)
        .innerJoin(appUser, and(eq(appUser.appId, quizAnswer.appId), eq(appUser.id, quizAnswer.userId)))
        .where(and(eq(quizAnswer.appId, appId), eq(quizAnswer.quizId, quizId)))
        .orderBy(desc(quizAnswer.savedAt), asc(quizAnswer.userId), asc(quizAnswer.questionId))
        .limit(limit)
        .then((rows) => rows.map((row) => ({ ...row, answer: row.answer.is }))),
    /** Answers what stands: this answer, or the one that was kept before it. */
    keep: async (
      taker: QuizTaker,
      { question: asked, answer }: QuizAnswer,
      savedAt: number,
    ): Promise<QuizAnswer> => {
      await db
        .insert(quizAnswer)
        .values({ ...taker, questionId: asked.id, asked, answer: { is: answer }, savedAt })
        .onConflictDoNothing();
      return (await answers(taker)).get(asked.id) ?? { question: asked, answer };
    },
  };
}
