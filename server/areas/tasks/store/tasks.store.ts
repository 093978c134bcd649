/** Tasks as their learners see them: those that are theirs, and those they answered, with their answers. */
import { and, asc, count, eq, exists, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { isDesignatedFor, entitlement, goodsDesignated } from '#server/areas/access/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { task, taskAnswer, taskDesignated } from '../tables/tasks.ts';

export type TaskStore = ReturnType<typeof createTaskStore>;
export type TaskKept = typeof task.$inferSelect;
export type AnswerKept = typeof taskAnswer.$inferSelect;

/** Whose tasks; `now` in unix milliseconds. */
export interface TasksOf {
  appId: string;
  userId: string;
  now: number;
}

export interface TaskOfLearner {
  task: TaskKept;
  answer: AnswerKept | null;
  /** It is set to them now: answers are taken. */
  isTheirs: boolean;
}

const one = { one: sql`1` };

function hasRight(db: Database, { userId, now }: TasksOf): SQL {
  const theirs = and(
    eq(entitlement.appId, task.appId),
    eq(entitlement.userId, userId),
    eq(entitlement.resourceId, task.goodsId),
    isNull(entitlement.revokedAt),
    lte(entitlement.fromAt, now),
    or(isNull(entitlement.toAt), gt(entitlement.toAt, now)),
  );
  return exists(db.select(one).from(entitlement).where(theirs));
}

function isOnListOfGoods(db: Database, { userId }: TasksOf): SQL {
  const theirs = and(
    eq(goodsDesignated.appId, task.appId),
    eq(goodsDesignated.goodsId, task.goodsId),
    isDesignatedFor(db, userId),
  );
  return exists(db.select(one).from(goodsDesignated).where(theirs));
}

function isNamed(db: Database, { userId }: TasksOf): SQL {
  const theirs = and(
    eq(taskDesignated.appId, task.appId),
    eq(taskDesignated.taskId, task.id),
    isDesignatedFor(db, userId, taskDesignated),
  );
  return exists(db.select(one).from(taskDesignated).where(theirs));
}

function isSetTo(db: Database, whose: TasksOf): SQL {
  const owns = and(eq(task.audience, 'owners'), or(hasRight(db, whose), isOnListOfGoods(db, whose)));
  const isNamedTask = and(eq(task.audience, 'people'), isNamed(db, whose));
  return sql`(${and(eq(task.isOff, false), or(owns, isNamedTask))})`;
}

/** What was never kept is to do. */
const stateOf = sql<number>`coalesce(${taskAnswer.state}, 0)`;

function joinOf({ userId }: TasksOf) {
  return and(eq(taskAnswer.appId, task.appId), eq(taskAnswer.taskId, task.id), eq(taskAnswer.userId, userId));
}

export function createTaskStore(db: Database) {
  /** Theirs, or answered while it was. */
  const isSeen = (whose: TasksOf, kind: TaskKept['kind']) =>
    and(eq(task.appId, whose.appId), eq(task.kind, kind), or(isSetTo(db, whose), gt(taskAnswer.state, 1)));
  return {
    /** What is open first, by when it is due; then what waits, then what is decided. */
    list: async (
      whose: TasksOf,
      { state, offset, limit }: { state?: number | undefined; offset: number; limit: number },
    ): Promise<{ rows: TaskOfLearner[]; total: number; counts: number[] }> => {
      const hasSeen = isSeen(whose, 'answer');
      const rows = await db
        .select({ task, answer: taskAnswer, isTheirs: sql<boolean>`${isSetTo(db, whose)}` })
        .from(task)
        .leftJoin(taskAnswer, joinOf(whose))
        .where(state === undefined ? hasSeen : and(hasSeen, eq(stateOf, state)))
        .orderBy(
          sql`case when ${stateOf} in (0, 1, 3) then 0 else ${stateOf} end`,
          sql`${task.dueAt} asc nulls last`,
          asc(task.position),
          asc(task.id),
        )
        .offset(offset)
        .limit(limit);
      const byState = await db
        .select({ state: stateOf, count: count() })
        .from(task)
        .leftJoin(taskAnswer, joinOf(whose))
        .where(hasSeen)
        .groupBy(stateOf);
      const counts = [0, 1, 2, 3, 4].map(
        (wantedState) => byState.find((each) => Number(each.state) === wantedState)?.count ?? 0,
      );
      const total = state === undefined ? counts.reduce((sum, each) => sum + each, 0) : (counts[state] ?? 0);
      return { rows, total, counts };
    },
    /** Undefined for a task that is not theirs, or that there is not. */
    one: async (whose: TasksOf, taskId: string): Promise<TaskOfLearner | undefined> => {
      if (!isStorable(taskId)) return undefined;
      const [row] = await db
        .select({ task, answer: taskAnswer, isTheirs: sql<boolean>`${isSetTo(db, whose)}` })
        .from(task)
        .leftJoin(taskAnswer, joinOf(whose))
        .where(and(isSeen(whose, 'answer'), eq(task.id, taskId)));
      return row;
    },
    /** All they are to study. */
    studies: (whose: TasksOf): Promise<TaskKept[]> =>
      db
        .select()
        .from(task)
        .where(and(eq(task.appId, whose.appId), eq(task.kind, 'study'), isSetTo(db, whose)))
        .orderBy(sql`${task.dueAt} asc nulls last`, asc(task.position), asc(task.id)),
  };
}
