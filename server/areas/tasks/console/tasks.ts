/** The merchant's tasks: read, exported, imported (D86, ADR-321). */
import {
  TASK_SORTS,
  consoleTasksExport,
  consoleTasksImport,
  consoleTasksList,
} from '#schemas/api/console/tasks.ts';
import { canReadContacts } from '#schemas/console/readers.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole, namedRows } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { exportTasks, importTasks, listTasks } from '../rules/set-tasks.ts';

export const taskCalls = [
  handleConsole(consoleTasksList, async ({ input, shop, deps, locale, holds }) => {
    const place = toSortedPlace(input, TASK_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const naming = canReadContacts(holds) ? 'masked' : 'id';
    return ok(await listTasks(deps, shop.appId, { q: input.q, locale }, { ...place, naming }));
  }),
  handleConsole(consoleTasksExport, async ({ shop, deps, holds }) =>
    ok({ tasks: await exportTasks(deps, shop.appId, canReadContacts(holds) ? 'phone' : 'id') }),
  ),
  handleConsole(consoleTasksImport, async ({ input: { tasks }, shop: { appId }, deps }) => {
    const ids = tasks.map(({ id }) => id);
    const knownIds = await deps.stores.tasksSet.known(appId, ids);
    const result = await importTasks(deps, appId, tasks);
    if (!result.ok) return fail('config-invalid', { errors: result.faults });
    return okChanged(
      { written: result.written },
      { subject: 'tasks', before: namedRows(knownIds), after: namedRows(ids) },
    );
  }),
];
