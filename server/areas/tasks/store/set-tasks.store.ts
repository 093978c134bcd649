/** Tasks as their shop keeps them: set, and counted by the state of their answers. */
import { and, asc, count, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { TaskSort } from '#schemas/api/console/tasks.ts';
import type { Locale } from '#schemas/locale.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import type { ShopSpan } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byTitle, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { task, taskAnswer, taskDesignated } from '../tables/tasks.ts';
import type { TaskKept } from './tasks.store.ts';

export type SetTaskStore = ReturnType<typeof createSetTaskStore>;
export type DueTask = Pick<TaskKept, 'id' | 'title' | 'goodsId' | 'isOff'> & { dueAt: number };
export type TaskTarget = Pick<typeof taskDesignated.$inferSelect, 'kind' | 'target'>;
/** Whom a task is for; `phone` is empty where that is no person. */
export type TargetOfTask = TaskTarget & { taskId: string; phone: string };

export interface TaskFilter {
  /** Looked for in ids and titles. */
  q: string | undefined;
  /** Titles are sorted in it. */
  locale: Locale;
}

/** What is due at no time stands last; as long as a cursor's numbers may be. */
const NO_MOMENT = 999_999_999_999_999;
const dueAt = sql`coalesce(${task.dueAt}, ${NO_MOMENT})`;
const sortKeysIn = (locale: Locale): SortKeys<TaskSort> => ({
  position: byNumber(task.position, task.id),
  title: byTitle(task.title, task.id, locale),
  due_ts: byNumber(dueAt, task.id),
});

interface TaskPart {
  rows: TaskKept[];
  total: number;
  next?: string;
}

/** In the place of the one there was, with whom it is for. */
async function writeTask(tx: Database, row: TaskKept, people: readonly TaskTarget[]): Promise<void> {
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
    dueIn: async ({ appId, from, until }: ShopSpan): Promise<DueTask[]> => {
      const rows = await db
        .select()
        .from(task)
        .where(and(eq(task.appId, appId), gte(task.dueAt, from), lt(task.dueAt, until)))
        .orderBy(asc(task.dueAt), asc(task.id));
      return rows.flatMap(({ id, title, goodsId, isOff, dueAt: at }) =>
        at === null ? [] : [{ id, title, goodsId, isOff, dueAt: at }],
      );
    },
    /** In one of its orders, after a cursor where there is one. */
    part: async (
      appId: string,
      { q, locale }: TaskFilter,
      place: SortedPlace<TaskSort>,
    ): Promise<TaskPart> => {
      const order = orderOf(sortKeysIn(locale), place.sort);
      const matches = and(eq(task.appId, appId), containsWords(q, [task.id, readableText(task.title)]));
      const select = () => db.select({ ...getTableColumns(task), sortKey: order.sortKey }).from(task);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
    /** Which of these ids are tasks of the shop. */
    known: async (appId: string, ids: readonly string[]): Promise<string[]> => {
      const rows = await db
        .select({ id: task.id })
        .from(task)
        .where(and(eq(task.appId, appId), inArray(task.id, [...ids])));
      return rows.map(({ id }) => id);
    },
    /** Which of these ids are goods of the shop. Read here, so that a save needs no second connection within its transaction. */
    knownGoods: async (appId: string, ids: readonly string[]): Promise<string[]> => {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ id: goods.id })
        .from(goods)
        .where(and(eq(goods.appId, appId), inArray(goods.id, [...ids])));
      return rows.map(({ id }) => id);
    },
    /** Whom these tasks are for; a person who is gone is left out. */
    designated: async (appId: string, taskIds: readonly string[]): Promise<TargetOfTask[]> => {
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
        .where(and(eq(taskDesignated.appId, appId), inArray(taskDesignated.taskId, [...taskIds])))
        .orderBy(asc(taskDesignated.kind), asc(taskDesignated.target));
      return rows.flatMap(({ phone, ...row }) => {
        if (row.kind !== 'person') return [{ ...row, phone: '' }];
        return phone === null ? [] : [{ ...row, phone }];
      });
    },
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(tx)),
    /** Until the transaction ends, other saves of tasks of the shop wait. */
    lock: async (appId: string): Promise<void> => {
      await holdShop(db, appId);
    },
    /** The place after the last one. */
    nextPosition: async (appId: string): Promise<number> =>
      (await db.$count(task, eq(task.appId, appId))) + 1,
    /** All of them or none. */
    write: (rows: readonly { task: TaskKept; people: readonly TaskTarget[] }[]): Promise<void> =>
      db.transaction(async (tx) => {
        for (const { task: row, people } of rows) await writeTask(tx, row, people);
      }),
    counts: (
      appId: string,
      taskIds: readonly string[],
    ): Promise<{ taskId: string; state: number; count: number }[]> =>
      db
        .select({ taskId: taskAnswer.taskId, state: taskAnswer.state, count: count() })
        .from(taskAnswer)
        .where(and(eq(taskAnswer.appId, appId), inArray(taskAnswer.taskId, [...taskIds])))
        .groupBy(taskAnswer.taskId, taskAnswer.state),
    /** Ids of people of the shop, by what they are named: a phone or an id. */
    idsOfPeople: async (appId: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const texts = names.filter(isStorable);
      if (texts.length === 0) return new Map();
      const rows = await db
        .select({ id: appUser.id, phone: appUser.phone })
        .from(appUser)
        .where(and(eq(appUser.appId, appId), or(inArray(appUser.phone, texts), inArray(appUser.id, texts))));
      return new Map(rows.flatMap(({ id, phone }) => [[phone, id] as const, [id, id] as const]));
    },
  };
}
