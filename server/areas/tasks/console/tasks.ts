/** The merchant's tasks: read, exported, imported (D86, ADR-321). */
import {
  TASK_SORTS,
  consoleTasksExport,
  consoleTasksGet,
  consoleTasksImport,
  consoleTasksList,
  consoleTasksSave,
} from '#schemas/api/console/tasks.ts';
import { canReadContacts, type Holds } from '#schemas/console/readers.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { okChanged, handleConsole, namedRows, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { readTask, saveTask } from '../rules/save-task.ts';
import { exportTasks, importTasks, listTasks } from '../rules/set-tasks.ts';

/** How who may import tasks reads the people they are for. */
const namingOf = (holds: Holds) => (canReadContacts(holds) ? 'phone' : 'id');

export const taskCalls = [
  handleConsole(consoleTasksList, async ({ input, shop, deps, locale, holds }) => {
    const place = toSortedPlace(input, TASK_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const naming = canReadContacts(holds) ? 'masked' : 'id';
    return ok(await listTasks(deps, shop.appId, { q: input.q, locale }, { ...place, naming }));
  }),
  handleConsole(consoleTasksGet, async ({ input: { id }, shop: { appId }, deps, holds }) => {
    const match = await readTask(deps.stores.tasksSet, appId, id, namingOf(holds));
    return match === undefined ? fail('not-found') : ok({ item: match.item, version: match.version });
  }),
  handleConsole(consoleTasksSave, async ({ input, shop: { appId }, deps, holds }) => {
    const { id = randomId('t'), version, item } = input;
    const result = await saveTask(deps, appId, { id, version, change: item, naming: namingOf(holds) });
    if (result.kind === 'stale')
      return fail('state-conflict', { yours: item, theirs: result.theirs ?? null });
    if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
    const data = { id, version: result.version, notes: [] };
    if (result.before === result.version) return okUnchanged(data);
    return okChanged(data, {
      subject: `task ${id}`,
      before: result.before === undefined ? null : { version: result.before },
      after: { version: result.version, fields: Object.keys(item) },
    });
  }),
  handleConsole(consoleTasksExport, async ({ shop, deps, holds }) =>
    ok({ tasks: await exportTasks(deps, shop.appId, namingOf(holds)) }),
  ),
  handleConsole(consoleTasksImport, async ({ input: { tasks }, shop: { appId }, deps }) => {
    const ids = tasks.map(({ id }) => id);
    const knownIds = await deps.stores.tasksSet.known(appId, ids);
    const result = await importTasks(deps, appId, tasks);
    if (!result.ok) return fail('config-invalid', { errors: result.faults });
    const data = { written: result.writtenCount };
    if (!result.isChanged) return okUnchanged(data);
    return okChanged(data, { subject: 'tasks', before: namedRows(knownIds), after: namedRows(ids) });
  }),
];
