/** Attempts and their answers. Whoever writes holds the attempt's row, so a save and the hand-in take turns. */
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { AttemptRow, KeptAnswer } from '../rules/exam-rows.ts';
import { examAnswer, examAttempt } from '../tables/exams.ts';

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** Whose attempt of what. */
export interface Taker {
  appId: string;
  userId: string;
  examId: string;
}

const attemptOf = ({ appId: _app, ...row }: typeof examAttempt.$inferSelect): AttemptRow => row;
const isAttempt = (appId: string, id: string) => and(eq(examAttempt.appId, appId), eq(examAttempt.id, id));
const isTaker = ({ appId, userId, examId }: Taker) =>
  and(eq(examAttempt.appId, appId), eq(examAttempt.userId, userId), eq(examAttempt.examId, examId));

export function createAttemptStore(db: Database) {
  const byId = async (appId: string, id: string, isHeld = false): Promise<AttemptRow | undefined> => {
    if (!isStorable(id)) return undefined;
    const query = db.select().from(examAttempt).where(isAttempt(appId, id));
    const [row] = await (isHeld ? query.for('update') : query);
    return row === undefined ? undefined : attemptOf(row);
  };
  return {
    /** The one way to write: `work` makes a store over `tx`. */
    transaction: <Done>(work: (tx: Database) => Promise<Done>): Promise<Done> =>
      db.transaction((tx) => work(tx)),
    byId: (appId: string, id: string) => byId(appId, id),
    /** Holds its row until the transaction ends. */
    hold: (appId: string, id: string) => byId(appId, id, true),
    /** Of one learner, the newest first. */
    of: async (taker: Taker, limit: number): Promise<AttemptRow[]> =>
      (
        await db
          .select()
          .from(examAttempt)
          .where(isTaker(taker))
          .orderBy(desc(examAttempt.number))
          .limit(limit)
      ).map(attemptOf),
    /** False where one runs already, or has this number: somebody was faster. */
    add: async (appId: string, row: AttemptRow): Promise<boolean> => {
      const rows = await db
        .insert(examAttempt)
        .values({ ...row, appId })
        .onConflictDoNothing()
        .returning({ id: examAttempt.id });
      return rows.length > 0;
    },
    write: async (appId: string, { id, state, committedAt, score, reviews }: AttemptRow): Promise<void> => {
      await db.update(examAttempt).set({ state, committedAt, score, reviews }).where(isAttempt(appId, id));
    },
    answers: (appId: string, attemptId: string): Promise<KeptAnswer[]> =>
      db
        .select({ questionId: examAnswer.questionId, answer: examAnswer.answer, seq: examAnswer.seq })
        .from(examAnswer)
        .where(and(eq(examAnswer.appId, appId), eq(examAnswer.attemptId, attemptId)))
        .then((rows) => rows.map(({ answer, ...row }) => ({ ...row, answer: answer.is }))),
    /** Writes an answer over a lower `seq`; a higher or the same stays, whatever was decided before. */
    keep: async (
      { appId, userId }: Pick<Taker, 'appId' | 'userId'>,
      attemptId: string,
      { questionId, answer, seq }: KeptAnswer,
      savedAt: number,
    ): Promise<void> => {
      const values = { answer: { is: answer }, seq, savedAt };
      await db
        .insert(examAnswer)
        .values({ appId, userId, attemptId, questionId, ...values })
        .onConflictDoUpdate({
          target: [examAnswer.appId, examAnswer.attemptId, examAnswer.questionId],
          set: values,
          setWhere: lt(examAnswer.seq, seq),
        });
    },
  };
}
