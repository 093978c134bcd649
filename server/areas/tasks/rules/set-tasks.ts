/** Brings a shop's tasks in, all of them or, with every fault named, none; and writes them out as they were brought. */
import type { TaskSort } from '#schemas/api/console/tasks.ts';
import { readMoment } from '#schemas/moment.ts';
import {
  TASK_TYPE_WORDS,
  type TaskFault,
  type TaskOfMerchant,
  type TasksTaken,
  type TaskWritten,
} from '#schemas/task/task-file.ts';
import { TASK_STATE, TASK_TYPE } from '#schemas/task/task.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import { canonicalJson } from '#server/kernel/db/canonical-json.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import type { TargetOfTask, TaskTarget, SetTaskStore, TaskFilter } from '../store/set-tasks.store.ts';
import type { TaskKept } from '../store/tasks.store.ts';

export interface SetTasksWorld {
  stores: Pick<Stores, 'tasksSet'>;
}

export interface KnownNames {
  people: ReadonlyMap<string, string>;
  goods: ReadonlySet<string>;
}

export function faultsOf(one: TaskWritten, { people, goods }: KnownNames): TaskFault[] {
  const faults: TaskFault[] = [];
  const fault = (field: string, reason: TaskFault['reason']) => faults.push({ task: one.id, field, reason });
  const { kind, type, options = [], due, goods_id: goodsId = '', audience } = one;
  if (due !== undefined && readMoment(due) === undefined) fault('due', 'moment');
  if (goodsId !== '' && !goods.has(goodsId)) fault('goods_id', 'goods');
  if (goodsId === '' && (kind === 'study' || audience === 'owners')) fault('goods_id', 'goods');
  if (kind === 'answer' && type === undefined) fault('type', 'type');
  if (kind === 'answer' && type === 'choice' && options.length < 2) fault('options', 'options');
  for (const phone of one.people ?? []) if (!people.has(phone)) fault(`people ${phone}`, 'person');
  const targets = [...(one.people ?? []), ...(one.groups ?? []), ...(one.departments ?? [])];
  if (audience === 'people' && targets.length === 0) fault('people', 'nobody');
  return faults;
}

/** One task as it is kept. */
export function rowOf(appId: string, one: TaskWritten, position: number): TaskKept {
  return {
    appId,
    id: one.id,
    kind: one.kind,
    title: one.title,
    stem: one.stem ?? '',
    type: one.type === undefined || one.kind === 'study' ? 0 : TASK_TYPE[one.type],
    options: one.options ?? [],
    isMultiple: one.is_multiple ?? false,
    dueAt: readMoment(one.due ?? '') ?? null,
    allowsLate: one.allows_late ?? true,
    goodsId: one.goods_id ?? '',
    audience: one.audience,
    isOff: one.is_off ?? false,
    position,
  };
}

export function peopleOf(one: TaskWritten, people: KnownNames['people']): TaskTarget[] {
  if (one.audience === 'owners') return [];
  const of = (kind: TaskTarget['kind'], targets: readonly string[] = []) =>
    targets.map((target) => ({ kind, target }));
  const ids = (one.people ?? []).flatMap((phone) => people.get(phone) ?? []);
  return [...of('person', ids), ...of('group', one.groups), ...of('department', one.departments)];
}

/** What of the people and goods these tasks name is there. */
export async function knownNames(
  { stores }: SetTasksWorld,
  appId: string,
  drafts: readonly Partial<TaskWritten>[],
): Promise<KnownNames> {
  const people = drafts.flatMap((one) => one.people ?? []);
  const goodsIds = [...new Set(drafts.flatMap((one) => one.goods_id ?? []))];
  return {
    people: await stores.tasksSet.idsOfPeople(appId, [...new Set(people)]),
    goods: new Set(await stores.tasksSet.knownGoods(appId, goodsIds)),
  };
}

/** Tasks the file does not name stay as they are; an answer to a changed task stays too. */
export async function importTasks(
  { stores }: SetTasksWorld,
  appId: string,
  drafts: readonly TaskWritten[],
): Promise<TasksTaken> {
  const names = await knownNames({ stores }, appId, drafts);
  const ids = drafts.map(({ id }) => id);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  const faults = [
    ...twice.map((task): TaskFault => ({ task, field: 'id', reason: 'twice' })),
    ...drafts.flatMap((one) => faultsOf(one, names)),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const before = await exportTasks({ stores }, appId, 'id');
  await stores.tasksSet.write(
    drafts.map((one, place) => ({
      task: rowOf(appId, one, place + 1),
      people: peopleOf(one, names.people),
    })),
  );
  const after = await exportTasks({ stores }, appId, 'id');
  return { ok: true, writtenCount: drafts.length, isChanged: canonicalJson(before) !== canonicalJson(after) };
}

const isoOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

/** How people are named to a reader: by phones, by masked ones, or by ids to who may not read phones. */
export type PeopleNaming = 'phone' | 'masked' | 'id';

function namePerson({ target, phone }: TargetOfTask, naming: PeopleNaming): string {
  if (naming === 'id') return target;
  return naming === 'phone' ? phone : maskPhone(phone);
}

export function writtenOf(row: TaskKept, people: readonly TargetOfTask[], naming: PeopleNaming): TaskWritten {
  const ofKind = (kind: TaskTarget['kind']) => people.filter((one) => one.kind === kind);
  const of = (kind: TaskTarget['kind']) => ofKind(kind).map(({ target }) => target);
  const lists = {
    people: ofKind('person').map((one) => namePerson(one, naming)),
    groups: of('group'),
    departments: of('department'),
  };
  const type = row.type === 0 ? undefined : TASK_TYPE_WORDS[row.type - 1];
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    ...(row.stem === '' ? {} : { stem: row.stem }),
    ...(type === undefined ? {} : { type }),
    ...(row.options.length === 0 ? {} : { options: row.options }),
    ...(row.isMultiple ? { is_multiple: true } : {}),
    ...(row.dueAt === null ? {} : { due: isoOf(row.dueAt) }),
    ...(row.allowsLate ? {} : { allows_late: false }),
    ...(row.goodsId === '' ? {} : { goods_id: row.goodsId }),
    audience: row.audience,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(row.isOff ? { is_off: true } : {}),
  };
}

/** Whom each of these tasks is for, beside it. */
async function withPeople(
  tasksSet: SetTaskStore,
  appId: string,
  rows: readonly TaskKept[],
  naming: PeopleNaming,
) {
  const people = await tasksSet.designated(
    appId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    writtenOf(
      row,
      people.filter(({ taskId }) => taskId === row.id),
      naming,
    ),
  );
}

interface TaskListPart {
  items: TaskOfMerchant[];
  total: number;
  next?: string;
}

/** With how many answers stand where. */
export async function listTasks(
  { stores: { tasksSet } }: { stores: Pick<Stores, 'tasksSet'> },
  appId: string,
  matching: TaskFilter,
  { naming, ...place }: SortedPlace<TaskSort> & { naming: PeopleNaming },
): Promise<TaskListPart> {
  const { rows, ...part } = await tasksSet.part(appId, matching, place);
  const ids = rows.map(({ id }) => id);
  const [tasks, counts] = await Promise.all([
    withPeople(tasksSet, appId, rows, naming),
    tasksSet.counts(appId, ids),
  ]);
  const items = tasks.map((one) => {
    const inState = (state: number) =>
      counts.find(({ taskId, state: other }) => taskId === one.id && other === state)?.count ?? 0;
    return {
      ...one,
      answers: {
        draft: inState(TASK_STATE.draft),
        committed: inState(TASK_STATE.committed),
        returned: inState(TASK_STATE.returned),
        reviewed: inState(TASK_STATE.reviewed),
      },
    };
  });
  return { ...part, items };
}

/** All tasks of a shop as they would be imported. */
export async function exportTasks(
  { stores: { tasksSet } }: { stores: Pick<Stores, 'tasksSet'> },
  appId: string,
  naming: PeopleNaming,
): Promise<TaskWritten[]> {
  return withPeople(tasksSet, appId, await tasksSet.all(appId), naming);
}
