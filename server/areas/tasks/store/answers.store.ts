/** Answers over a database or a transaction; who changes one holds its row. */
import { and, eq, lt } from 'drizzle-orm';
import { TASK_STATE } from '#schemas/task/task.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { taskAnswer } from '../tables/tasks.ts';
import type { AnswerKept } from './tasks.store.ts';

export type AnswerStore = ReturnType<typeof createAnswerStore>;

export type AnswerKey = Pick<AnswerKept, 'appId' | 'taskId' | 'userId'>;

const isAnswer = ({ appId, taskId, userId }: AnswerKey) =>
  and(eq(taskAnswer.appId, appId), eq(taskAnswer.taskId, taskId), eq(taskAnswer.userId, userId));

/** Before anything was written. */
export function emptyAnswer(
  key: AnswerKey,
  at: Pick<AnswerKept, 'locale' | 'origin' | 'savedAt'>,
): AnswerKept {
  const { appId, taskId, userId } = key;
  return {
    appId,
    taskId,
    userId,
    ...at,
    state: TASK_STATE.draft,
    version: 0,
    answer: '',
    images: [],
    audio: [],
    options: [],
    committedAt: null,
    isLate: false,
    score: null,
    comment: '',
    decidedAt: null,
    decidedBy: '',
  };
}

export function createAnswerStore(db: Database) {
  return {
    /** The one way to write: `work` makes a store over `tx`. */
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(tx)),
    byKey: async (key: AnswerKey): Promise<AnswerKept | undefined> => {
      if (!isStorable(key.taskId) || !isStorable(key.userId)) return undefined;
      const [row] = await db.select().from(taskAnswer).where(isAnswer(key));
      return row;
    },
    /** Holds it until the transaction ends; of the first two that begin one, one waits for the other. */
    lock: async (first: AnswerKept): Promise<AnswerKept> => {
      await db.insert(taskAnswer).values(first).onConflictDoNothing();
      const [row] = await db.select().from(taskAnswer).where(isAnswer(first)).for('update');
      return row ?? first;
    },
    lockKnown: async (key: AnswerKey): Promise<AnswerKept | undefined> => {
      if (!isStorable(key.taskId) || !isStorable(key.userId)) return undefined;
      const [row] = await db.select().from(taskAnswer).where(isAnswer(key)).for('update');
      return row;
    },
    write: async (row: AnswerKept): Promise<void> => {
      await db.update(taskAnswer).set(row).where(isAnswer(row));
    },
    dropOldDrafts: async (before: number): Promise<void> => {
      const isDraft = eq(taskAnswer.state, TASK_STATE.draft);
      await db.delete(taskAnswer).where(and(isDraft, lt(taskAnswer.savedAt, before)));
    },
  };
}
