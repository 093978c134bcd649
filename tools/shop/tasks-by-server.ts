/** `tasks` through the console of a running server. */
import type { AnswerList, TaskOfMerchant, TasksTaken } from '#schemas/task/task-file.ts';
import type { Answer, Call } from './call-server.ts';
import type { TasksBackend } from './tasks-backend.ts';

const NOT_FOUND = 40400;
const CONFLICT = 40900;

export function tasksByServer(
  call: Call,
  read: <Data>(path: string) => Promise<Data | undefined>,
  refuse: (answer: Answer) => never,
): TasksBackend {
  const queryOf = (asked: Record<string, string | undefined>) =>
    new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ).toString();
  return {
    tasks: (shop) => read<{ list: TaskOfMerchant[] }>(`/console/tasks?${queryOf({ shop })}`),
    async importTasks(shop, tasks) {
      const answer = await call('POST', '/console/tasks', { shop, tasks });
      if (answer.code === 0) return answer.data as TasksTaken;
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    taskAnswers: (shop, { task, person, state }) =>
      read<AnswerList>(`/console/task-answers?${queryOf({ shop, task_id: task, person, state })}`),
    async decideTask(shop, { task, person }, { verb, score, comment, by: author }) {
      const decision = { verb, comment, author, ...(score === undefined ? {} : { score }) };
      const answer = await call('POST', '/console/task-answers', {
        shop,
        task_id: task,
        person,
        ...decision,
      });
      if (answer.code === 0) return 'done';
      if (answer.code === CONFLICT) return 'state-conflict';
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
  };
}
