/** What was handed in, for the shop's people: part by part, the last handed in first. */
import { inArray, and, eq, gt, sql } from 'drizzle-orm';
import type { TaskAnswerSort } from '#schemas/api/console/tasks.ts';
import { TASK_STATE } from '#schemas/task/task.ts';
import { appUser } from '#server/areas/identity/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart } from '#server/kernel/db/list-order.ts';
import { task, taskAnswer } from '../tables/tasks.ts';
import type { AnswerKept, TaskKept } from './tasks.store.ts';

export type HandedInStore = ReturnType<typeof createHandedInStore>;

/** With whose it is. */
export interface AnswerOfPerson {
  answer: AnswerKept;
  task: TaskKept;
  nickname: string;
  phone: string;
}

export interface AnswerFilter {
  taskId?: string;
  userId?: string;
  /** One of TASK_STATE; all but drafts where it is absent. */
  states?: readonly number[] | undefined;
  /** Looked for in the answer and in the name of its learner. */
  q?: string | undefined;
}

export function createHandedInStore(db: Database) {
  /** One short text a row: a cursor holds one. */
  const rowId = sql<string>`md5(${taskAnswer.taskId} || ' ' || ${taskAnswer.userId})`;
  const keys = { committed_ts: byNumber(sql`coalesce(${taskAnswer.committedAt}, 0)`, rowId) };
  return {
    /** Answers that wait for a review. */
    countWaiting: (appId: string): Promise<number> =>
      db.$count(taskAnswer, and(eq(taskAnswer.appId, appId), eq(taskAnswer.state, TASK_STATE.committed))),
    part: async (
      appId: string,
      { taskId, userId, states, q }: AnswerFilter,
      place: SortedPlace<TaskAnswerSort>,
    ): Promise<{ rows: AnswerOfPerson[]; total: number; next?: string }> => {
      const order = orderOf(keys, place.sort);
      const matches = and(
        eq(taskAnswer.appId, appId),
        // A draft is its learner's own.
        gt(taskAnswer.state, TASK_STATE.draft),
        states === undefined ? undefined : inArray(taskAnswer.state, [...states]),
        taskId === undefined ? undefined : eq(taskAnswer.taskId, taskId),
        userId === undefined ? undefined : eq(taskAnswer.userId, userId),
        containsWords(q, [appUser.nickname, taskAnswer.answer]),
      );
      const isTask = and(eq(task.appId, taskAnswer.appId), eq(task.id, taskAnswer.taskId));
      const isPerson = and(eq(appUser.appId, taskAnswer.appId), eq(appUser.id, taskAnswer.userId));
      const select = () =>
        db
          .select({
            answer: taskAnswer,
            task,
            nickname: appUser.nickname,
            phone: appUser.phone,
            rowId,
            sortKey: order.sortKey,
          })
          .from(taskAnswer)
          .innerJoin(task, isTask)
          .innerJoin(appUser, isPerson);
      return readPart(db, select, { order, place, matches, idOf: (row) => row.rowId });
    },
  };
}
