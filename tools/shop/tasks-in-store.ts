/** `tasks` straight in the store, while no server runs; files handed in are named, and heard where a server serves them. */
import { TASK_STATE } from '#schemas/task/task.ts';
import { personOfPhone } from '#server/areas/identity/area.ts';
import { decideAnswer } from '#server/areas/tasks/rules/keep-answer.ts';
import { listAnswers } from '#server/areas/tasks/rules/list-answers.ts';
import { importTasks, listTasks, type SetTasksWorld } from '#server/areas/tasks/rules/set-tasks.ts';
import type { TasksBackend } from './tasks-backend.ts';

type World = Parameters<typeof decideAnswer>[0] & SetTasksWorld;
type Within = <Outcome>(
  shop: string,
  work: (appId: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

export function tasksInStore(world: World, within: Within): TasksBackend {
  const { stores } = world;
  const idOf = async (appId: string, who: string) => (await personOfPhone(stores, appId, who)) ?? who;
  return {
    tasks: (shop) => within(shop, (appId) => listTasks(world, appId)),
    importTasks: (shop, tasks) => within(shop, (appId) => importTasks(world, appId, tasks)),
    taskAnswers: (shop, { task, person, state }) =>
      within(shop, async (appId) =>
        listAnswers(world, appId, {
          locale: 'en',
          addressOf: (_handedIn, path) => path,
          ...(task === undefined ? {} : { taskId: task }),
          ...(person === undefined ? {} : { userId: await idOf(appId, person) }),
          ...(state === undefined ? {} : { state: TASK_STATE[state] }),
        }),
      ),
    decideTask: (shop, { task: taskId, person }, { verb, score, comment, by }) =>
      within(shop, async (appId) => {
        const key = { appId, taskId, userId: await idOf(appId, person) };
        const done = await decideAnswer(world, key, { verb, score, comment, by });
        if (done.ok) return 'done' as const;
        return done.code === 'not-found' ? undefined : done.code;
      }),
  };
}
