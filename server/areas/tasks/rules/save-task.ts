/** Reads and saves one task by the rules of the import: there is one way to change a task (D127, D86). */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { TaskItem } from '#schemas/api/console/tasks.ts';
import { overlayRow } from '#schemas/goods-table/overlay-row.ts';
import { faultsOf as schemaFaultsOf } from '#schemas/page/rule-words.ts';
import { TaskWrittenSchema, type TaskFault, type TaskWritten } from '#schemas/task/task-file.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { createSetTaskStore, type SetTaskStore } from '../store/set-tasks.store.ts';
import {
  faultsOf,
  knownNames,
  peopleOf,
  rowOf,
  writtenOf,
  type PeopleNaming,
  type SetTasksWorld,
} from './set-tasks.ts';
import { TASK_FAULT_WORDS } from './task-fault-words.ts';

const validate = makeDocumentAjv().compile<TaskWritten>(TaskWrittenSchema);

interface StoredTask {
  item: TaskItem;
  version: string;
  position: number;
}

/** Undefined where the shop has no such task. Its version is the same, however people are named. */
export async function readTask(
  tasksSet: Pick<SetTaskStore, 'byId' | 'designated'>,
  appId: string,
  id: string,
  naming: PeopleNaming,
): Promise<StoredTask | undefined> {
  const row = await tasksSet.byId(appId, id);
  if (row === undefined) return undefined;
  const people = await tasksSet.designated(appId, [id]);
  const { id: _id, ...item } = writtenOf(row, people, naming);
  return { item, version: contentHash(writtenOf(row, people, 'id')), position: row.position };
}

interface TaskChange {
  id: string;
  /** What was read before; without one the change is made to whatever is stored. */
  version: string | undefined;
  change: Readonly<Record<string, unknown>>;
  /** How the one who saves reads people. */
  naming: PeopleNaming;
}

type TaskOutcome =
  /** `before` is undefined for a new one. */
  | { kind: 'saved'; version: string; before: string | undefined }
  /** `theirs` is undefined where it is not there any more. */
  | { kind: 'stale'; theirs: TaskItem | undefined }
  | { kind: 'refused'; faults: ItemFault[] };

/** `people 199…` names one of a list. */
function toItemFault({ field, reason }: TaskFault, { people = [] }: TaskWritten): ItemFault {
  const [name = '', person] = field.split(' ');
  const place = person === undefined ? '' : `/${String(people.indexOf(person))}`;
  return { pointer: `/${name}${place}`, rule: reason, ...TASK_FAULT_WORDS[reason] };
}

export async function saveTask(
  world: SetTasksWorld,
  appId: string,
  { id, version, change, naming }: TaskChange,
): Promise<TaskOutcome> {
  return world.stores.tasksSet.transaction(async (tx): Promise<TaskOutcome> => {
    const tasksSet = createSetTaskStore(tx);
    await tasksSet.lock(appId);
    const before = await readTask(tasksSet, appId, id, naming);
    if (version !== undefined && before?.version !== version) return { kind: 'stale', theirs: before?.item };
    const item: unknown = { ...overlayRow(before?.item, change), id };
    if (!validate(item))
      return { kind: 'refused', faults: schemaFaultsOf(validate, item, TaskWrittenSchema) };
    const names = await knownNames({ stores: { tasksSet } }, appId, [item]);
    const faults = faultsOf(item, names);
    if (faults.length > 0)
      return { kind: 'refused', faults: faults.map((fault) => toItemFault(fault, item)) };
    const position = before?.position ?? (await tasksSet.nextPosition(appId));
    await tasksSet.write([{ task: rowOf(appId, item, position), people: peopleOf(item, names.people) }]);
    const after = await readTask(tasksSet, appId, id, naming);
    return { kind: 'saved', version: after?.version ?? '', before: before?.version };
  });
}
