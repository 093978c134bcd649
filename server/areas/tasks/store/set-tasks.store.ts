/** Tasks as their shop keeps them: set, counted, and with all answers to them. */
import { and, asc, count, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { TASK_STATE } from '#schemas/task/task.ts';
import { appUser } from '#server/areas/identity/tables/users.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { task, taskAnswer, taskDesignated } from '../tables/tasks.ts';
import type { AnswerKept, TaskKept } from './tasks.store.ts';

export type SetTaskStore = ReturnType<typeof createSetTaskStore>;
export type Designated = Pick<typeof taskDesignated.$inferSelect, 'kind' | 'target'>;

/** With whose it is. */
export interface AnswerOfPerson {
  answer: AnswerKept;
  task: TaskKept;
  nickname: string;
  phone: string;
}

/** In the place of the one there was, with whom it is for. */
async function writeTask(tx: Database, row: TaskKept, people: readonly Designated[]): Promise<void> {
  await tx
    .insert(task)
    .values(row)
    .onConflictDoUpdate({ target: [task.appId, task.id], set: row });
  const { appId, id: taskId } = row;
  await tx
    .delete(taskDesignated)
    .where(and(eq(taskDesignated.appId, appId), eq(taskDesignated.taskId, taskId)));
  const rows = people.map((one) => ({ appId, taskId, ...one }));
  if (rows.length > 0) await tx.insert(taskDesignated).values(rows).onConflictDoNothing();
}

export function createSetTaskStore(db: Database) {
  return {
    byId: async (appId: string, id: string): Promise<TaskKept | undefined> => {
      if (!isStorable(id)) return undefined;
      const [row] = await db
        .select()
        .from(task)
        .where(and(eq(task.appId, appId), eq(task.id, id)));
      return row;
    },
    all: (appId: string): Promise<TaskKept[]> =>
      db.select().from(task).where(eq(task.appId, appId)).orderBy(asc(task.position), asc(task.id)),
    /** A person by their phone; one who is gone is left out. */
    designated: async (appId: string): Promise<(Designated & { taskId: string })[]> => {
      const rows = await db
        .select({
          taskId: taskDesignated.taskId,
          kind: taskDesignated.kind,
          target: taskDesignated.target,
          phone: appUser.phone,
        })
        .from(taskDesignated)
        .leftJoin(
          appUser,
          and(eq(appUser.appId, taskDesignated.appId), eq(appUser.id, taskDesignated.target)),
        )
        .where(eq(taskDesignated.appId, appId))
        .orderBy(asc(taskDesignated.kind), asc(taskDesignated.target));
      return rows.flatMap(({ phone, ...row }) => {
        if (row.kind !== 'person') return [row];
        return phone === null ? [] : [{ ...row, target: phone }];
      });
    },
    /** All of them or none. */
    write: (rows: readonly { task: TaskKept; people: readonly Designated[] }[]): Promise<void> =>
      db.transaction(async (tx) => {
        for (const { task: row, people } of rows) await writeTask(tx, row, people);
      }),
    counts: (appId: string): Promise<{ taskId: string; state: number; count: number }[]> =>
      db
        .select({ taskId: taskAnswer.taskId, state: taskAnswer.state, count: count() })
        .from(taskAnswer)
        .where(eq(taskAnswer.appId, appId))
        .groupBy(taskAnswer.taskId, taskAnswer.state),
    /** Those handed in last first; of drafts nobody but their learner is told. */
    answers: async (
      appId: string,
      { taskId, userId, state }: { taskId?: string; userId?: string; state?: number },
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ rows: AnswerOfPerson[]; total: number }> => {
      const where: SQL | undefined = and(
        eq(taskAnswer.appId, appId),
        state === undefined ? gt(taskAnswer.state, TASK_STATE.draft) : eq(taskAnswer.state, state),
        taskId === undefined ? undefined : eq(taskAnswer.taskId, taskId),
        userId === undefined ? undefined : eq(taskAnswer.userId, userId),
      );
      const rows = await db
        .select({ answer: taskAnswer, task, nickname: appUser.nickname, phone: appUser.phone })
        .from(taskAnswer)
        .innerJoin(task, and(eq(task.appId, taskAnswer.appId), eq(task.id, taskAnswer.taskId)))
        .innerJoin(appUser, and(eq(appUser.appId, taskAnswer.appId), eq(appUser.id, taskAnswer.userId)))
        .where(where)
        .orderBy(desc(taskAnswer.committedAt), asc(taskAnswer.userId))
        .offset(offset)
        .limit(limit);
      const [counted] = await db.select({ total: count() }).from(taskAnswer).where(where);
      return { rows, total: counted?.total ?? 0 };
    },
    /** Which of these ids are people of the shop, by their phones. */
    idsOfPhones: async (appId: string, phones: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const named = phones.filter(isStorable);
      if (named.length === 0) return new Map();
      const rows = await db
        .select({ id: appUser.id, phone: appUser.phone })
        .from(appUser)
        .where(and(eq(appUser.appId, appId), inArray(appUser.phone, named)));
      return new Map(rows.map(({ id, phone }) => [phone, id]));
    },
  };
}
