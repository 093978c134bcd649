/** Exams and their questions, as a shop keeps them. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { Text } from '#schemas/page/text.ts';
import { goods, goodsMedia } from '#server/areas/catalogue/area.ts';
import type { BankQuestion, ExamRow, QuizRow } from '../rules/exam-rows.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import { bankQuestion, exam, quiz } from '../tables/exams.ts';

/** The good an exam is, or a film that asks. */
export interface AskingGood {
  id: string;
  type: number;
  title: Text;
  /** Of a film; 0 where nobody knows. */
  seconds: number;
  /** The address of its film as it is stored; empty for none. */
  url: string;
}

export type ExamStore = ReturnType<typeof createExamStore>;

const questionOf = ({
  appId: _app,
  position: _at,
  right,
  ...row
}: typeof bankQuestion.$inferSelect): BankQuestion => ({
  ...row,
  right: right.is,
});
const quizOf = ({ id, points }: typeof quiz.$inferSelect): QuizRow => ({ id, points });
const examOf = ({ appId: _app, position: _at, ...row }: typeof exam.$inferSelect): ExamRow => row;

export function createExamStore(db: Database) {
  return {
    byId: async (appId: string, id: string): Promise<ExamRow | undefined> => {
      if (!isStorable(id)) return undefined;
      const [row] = await db
        .select()
        .from(exam)
        .where(and(eq(exam.appId, appId), eq(exam.id, id)));
      return row === undefined ? undefined : examOf(row);
    },
    /** In the order they are asked; one that is not there any more is left out. */
    questions: async (appId: string, ids: readonly string[]): Promise<BankQuestion[]> => {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(bankQuestion)
        .where(and(eq(bankQuestion.appId, appId), inArray(bankQuestion.id, [...ids])));
      const byId = new Map(rows.map((row) => [row.id, questionOf(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    /** The points of a film; none where it asks nothing. */
    quizById: async (appId: string, id: string): Promise<QuizRow> => {
      const [row] = await db
        .select()
        .from(quiz)
        .where(and(eq(quiz.appId, appId), eq(quiz.id, id)));
      return row === undefined ? { id, points: [] } : quizOf(row);
    },
    /** Goods of these ids. Read here, so that a transaction needs no second connection to judge what it writes. */
    goods: async (appId: string, ids: readonly string[]): Promise<AskingGood[]> => {
      const storableIds = ids.filter(isStorable);
      if (storableIds.length === 0) return [];
      const rows = await db
        .select({
          id: goods.id,
          type: goods.type,
          title: goods.title,
          seconds: goodsMedia.seconds,
          url: goodsMedia.url,
        })
        .from(goods)
        .leftJoin(goodsMedia, and(eq(goodsMedia.appId, goods.appId), eq(goodsMedia.goodsId, goods.id)))
        .where(and(eq(goods.appId, appId), inArray(goods.id, storableIds)));
      return rows.map((row) => ({ ...row, seconds: row.seconds ?? 0, url: row.url ?? '' }));
    },
    /** All of a shop, in its own order. */
    all: async (
      appId: string,
    ): Promise<{ questions: BankQuestion[]; exams: ExamRow[]; quizzes: QuizRow[] }> => ({
      questions: (
        await db
          .select()
          .from(bankQuestion)
          .where(eq(bankQuestion.appId, appId))
          .orderBy(asc(bankQuestion.position), asc(bankQuestion.id))
      ).map(questionOf),
      exams: (
        await db.select().from(exam).where(eq(exam.appId, appId)).orderBy(asc(exam.position), asc(exam.id))
      ).map(examOf),
      quizzes: (
        await db.select().from(quiz).where(eq(quiz.appId, appId)).orderBy(asc(quiz.position), asc(quiz.id))
      ).map(quizOf),
    }),
    putQuestion: async (appId: string, { right, ...row }: BankQuestion, position: number): Promise<void> => {
      const values = { ...row, right: { is: right }, appId, position };
      await db
        .insert(bankQuestion)
        .values(values)
        .onConflictDoUpdate({ target: [bankQuestion.appId, bankQuestion.id], set: values });
    },
    putExam: async (appId: string, row: ExamRow, position: number): Promise<void> => {
      const values = { ...row, appId, position };
      await db
        .insert(exam)
        .values(values)
        .onConflictDoUpdate({ target: [exam.appId, exam.id], set: values });
    },
    /** The points of a film; none of them takes the row away. */
    putQuiz: async (appId: string, { id, points }: QuizRow, position: number): Promise<void> => {
      if (points.length === 0) {
        await db.delete(quiz).where(and(eq(quiz.appId, appId), eq(quiz.id, id)));
        return;
      }
      const values = { appId, id, points, position };
      await db
        .insert(quiz)
        .values(values)
        .onConflictDoUpdate({ target: [quiz.appId, quiz.id], set: values });
    },
    /** Imports of one shop take turns. */
    lock: async (appId: string): Promise<void> => {
      await holdShop(db, appId);
    },
    transaction: <Done>(work: (tx: Database) => Promise<Done>): Promise<Done> =>
      db.transaction((tx) => work(tx)),
  };
}
