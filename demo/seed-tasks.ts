/** Writes the tasks of a demo shop with what its people handed in, and dates them anew. */
import { sql } from 'drizzle-orm';
import { TASK_STATE } from '#schemas/task/task.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { rowOf } from '#server/areas/tasks/rules/set-tasks.ts';
import { emptyAnswer } from '#server/areas/tasks/store/answers.store.ts';
import { createSetTaskStore } from '#server/areas/tasks/store/set-tasks.store.ts';
import { task, taskAnswer } from '#server/areas/tasks/tables/tasks.ts';
import type { DemoTask } from './demo-shop.ts';

type Person = { id: string; phone: string };

function answersOf(
  appId: string,
  { task, answers }: DemoTask,
  people: readonly Person[],
): (typeof taskAnswer.$inferInsert)[] {
  return answers.flatMap((one) => {
    const person = people.find(({ phone }) => phone === one.phone);
    if (person === undefined) return [];
    const key = { appId, taskId: task.id, userId: person.id };
    return {
      ...emptyAnswer(key, { locale: 'cn' as const, origin: '', savedAt: one.saved_at }),
      state: one.state,
      version: 1,
      answer: one.answer ?? '',
      options: one.options ?? [],
      committedAt: one.state === TASK_STATE.draft ? null : one.saved_at,
      isLate: one.is_late ?? false,
      score: one.score ?? null,
      comment: one.comment ?? '',
      decidedAt: one.decided_at ?? null,
    };
  });
}

export async function seedTasks(
  tx: Database,
  appId: string,
  { tasks, people }: { tasks: readonly DemoTask[]; people: readonly Person[] },
): Promise<void> {
  const rows = tasks.map(({ task, dueAt }, place) => ({
    task: { ...rowOf(appId, task, place + 1), dueAt },
    people: people
      .filter(({ phone }) => task.people?.includes(phone))
      .map(({ id }) => ({ kind: 'person' as const, target: id })),
  }));
  await createSetTaskStore(tx).write(rows);
  const answers = tasks.flatMap((one) => answersOf(appId, one, people));
  if (answers.length > 0) await tx.insert(taskAnswer).values(answers);
}

/** When they are due; what was handed in stays as it is. */
export async function freshenTasks(tx: Database, appId: string, tasks: readonly DemoTask[]): Promise<void> {
  const rows = tasks.map(({ task, dueAt }) => ({ id: task.id, due_at: dueAt }));
  await tx.execute(sql`
    update ${task} set due_at = fresh.due_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(id text, due_at bigint)
    where ${task.appId} = ${appId} and ${task.id} = fresh.id`);
}
