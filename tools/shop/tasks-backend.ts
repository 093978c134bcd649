/** What `tasks` asks of a shop, whichever way it reaches it. */
import type { AnswerList, TaskOfMerchant, TasksTaken, TaskWritten } from '#schemas/task/task-file.ts';
import type { TaskStateName } from '#schemas/task/task.ts';

interface TaskDecision {
  verb: 'review' | 'return';
  score?: number;
  comment: string;
  by: string;
}

/** Every answer is undefined for a shop nobody knows. */
export interface TasksBackend {
  tasks(shop: string): Promise<{ list: TaskOfMerchant[] } | undefined>;
  importTasks(shop: string, tasks: readonly TaskWritten[]): Promise<TasksTaken | undefined>;
  /** Those handed in last; a person by phone or id. */
  taskAnswers(
    shop: string,
    asked: { task?: string; person?: string; state?: TaskStateName },
  ): Promise<AnswerList | undefined>;
  /** Undefined also where nothing was handed in. */
  decideTask(
    shop: string,
    answer: { task: string; person: string },
    decision: TaskDecision,
  ): Promise<'done' | 'state-conflict' | undefined>;
}
