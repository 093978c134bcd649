/** What somebody is to study by a day, and how far they are: learning records say when it is done (D81, D86). */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { STUDY_STATE, type StudyTask } from '#schemas/task/task.ts';
import { DAY_MS, msOf, secondsOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { TaskKept, TasksOf } from '../store/tasks.store.ts';
import { studyState } from './standing.ts';

type World = Pick<Deps, 'stores' | 'catalogue'>;

async function readStudy(
  { catalogue }: World,
  task: TaskKept,
  { appId, userId, now }: TasksOf,
  locale: Locale,
): Promise<StudyTask | undefined> {
  const goods = await catalogue.byId(appId, task.goodsId);
  if (goods === undefined) return undefined;
  const { learn, hasStarted } = await catalogue.learnOf(appId, { goodsId: goods.id, userId, locale });
  return {
    task_id: task.id,
    title: readText(task.title, locale),
    state: studyState(task, { isDone: learn.is_finish === 1, hasStarted }, now),
    due_ts: task.dueAt === null ? 0 : secondsOf(task.dueAt),
    goods_id: goods.id,
    goods_type: goods.type,
    goods_title: readText(goods.title, locale),
    cover: goods.cover,
    max_progress: Math.min(100, learn.max_progress),
  };
}

/** What is open first: what is overdue, then by when it is due; what is done last. */
export async function readStudies(world: World, whose: TasksOf, locale: Locale): Promise<StudyTask[]> {
  const set = await world.stores.tasks.studies(whose);
  const read = await Promise.all(set.map((task) => readStudy(world, task, whose, locale)));
  const all = read.filter((one) => one !== undefined);
  const isDone = ({ state }: StudyTask) => Number(state === STUDY_STATE.done);
  return all.toSorted((one, other) => isDone(one) - isDone(other));
}

const dayOf = (ms: number): number => Math.floor((ms + SHOP_OFFSET_MS) / DAY_MS);

/** How many stand where, and how many of the open ones end on this day of the shop. */
export function countStudies(all: readonly StudyTask[], now: number) {
  const counts = [0, 1, 2, 3].map((state) => all.filter((one) => one.state === state).length);
  const isDueToday = ({ state, due_ts: due }: StudyTask) =>
    due > 0 && dayOf(msOf(due)) === dayOf(now) && state !== STUDY_STATE.done && state !== STUDY_STATE.overdue;
  return { counts, due_today: all.filter(isDueToday).length };
}
