/** `tasks` by calls of the console. */
import {
  consoleTaskAnswersDecide,
  consoleTaskAnswersList,
  consoleTasksExport,
  consoleTasksImport,
  consoleTasksList,
  TasksRefusedSchema,
} from '#schemas/api/console/tasks.ts';
import { readRefusal, type ContractCaller } from './call-contract.ts';
import { ANSWERS_LISTED, type TasksBackend } from './tasks-backend.ts';

export function tasksByServer({ ask, attempt, decide, list }: ContractCaller): TasksBackend {
  return {
    tasks: (shop) => list((part) => ask(consoleTasksList, { shop, ...part }), Infinity),
    exportTasks: async (shop) => (await ask(consoleTasksExport, { shop }))?.tasks,
    async importTasks(shop, tasks) {
      const done = await attempt(consoleTasksImport, { shop, tasks: [...tasks] }, ['config-invalid']);
      if (done === undefined) return undefined;
      if (done.ok) return { ok: true, written: done.data.written };
      return { ok: false, faults: readRefusal(TasksRefusedSchema, done.data).errors };
    },
    taskAnswers: (shop, { task, ...filter }) =>
      ask(consoleTaskAnswersList, {
        shop,
        limit: ANSWERS_LISTED,
        filter: { ...filter, ...(task === undefined ? {} : { task_id: task }) },
      }),
    async decideTask(shop, { task, person }, { by: author, ...decision }) {
      const input = { shop, task_id: task, person, author, ...decision };
      const done = await decide(consoleTaskAnswersDecide, input);
      return done === undefined || done === 'state-conflict' ? done : 'done';
    },
  };
}
