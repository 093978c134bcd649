/** `tasks` straight in the store, while no server runs; files handed in are named, and heard where a server serves them. */
import { personOfPhone } from '#server/areas/identity/area.ts';
import { decideAnswer } from '#server/areas/tasks/rules/keep-answer.ts';
import { listAnswers } from '#server/areas/tasks/rules/list-answers.ts';
import {
  exportTasks,
  importTasks,
  listTasks,
  type SetTasksWorld,
} from '#server/areas/tasks/rules/set-tasks.ts';
import { ANSWERS_LISTED, type TasksBackend } from './tasks-backend.ts';

/** All there are. */
const TASKS_LISTED = 1_000_000;

type World = Parameters<typeof decideAnswer>[0] & SetTasksWorld;
type Within = <Outcome>(
  shop: string,
  work: (appId: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

export function tasksInStore(world: World, within: Within): TasksBackend {
  const { stores } = world;
  const idOf = async (appId: string, who: string) => (await personOfPhone(stores, appId, who)) ?? who;
  return {
    tasks: (shop) =>
      within(
        shop,
        async (appId) => (await listTasks(world, appId, undefined, { limit: TASKS_LISTED })).items,
      ),
    exportTasks: (shop) => within(shop, (appId) => exportTasks(world, appId)),
    importTasks: (shop, tasks) => within(shop, (appId) => importTasks(world, appId, tasks)),
    taskAnswers: (shop, { task, person }) =>
      within(shop, async (appId) => {
        const filter = {
          ...(task === undefined ? {} : { taskId: task }),
          ...(person === undefined ? {} : { userId: await idOf(appId, person) }),
        };
        const part = {
          limit: ANSWERS_LISTED,
          locale: 'en',
          addressOf: (_handedIn: unknown, path: string) => path,
        } as const;
        return listAnswers(world, appId, filter, part);
      }),
    decideTask: (shop, { task: taskId, person }, { verb, score, comment, by }) =>
      within(shop, async (appId) => {
        const key = { appId, taskId, userId: await idOf(appId, person) };
        const done = await decideAnswer(world, key, { verb, score, comment, by });
        if (done.ok) return 'done' as const;
        return done.code === 'not-found' ? undefined : done.code;
      }),
  };
}
