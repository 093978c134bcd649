/** What `tasks` asks of a shop, whichever way it reaches it. */
import type { consoleTaskAnswersList } from '#schemas/api/console/tasks.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { TaskOfMerchant, TasksTaken, TaskWritten } from '#schemas/task/task-file.ts';

interface TaskDecision {
  verb: 'review' | 'return';
  score?: number;
  comment: string;
  by: string;
}

/** Answers of learners that are listed, those handed in last. */
export const ANSWERS_LISTED = 100;

/** Every answer is undefined for a shop nobody knows. */
export interface TasksBackend {
  tasks(shop: string): Promise<TaskOfMerchant[] | undefined>;
  /** As they would be imported. */
  exportTasks(shop: string): Promise<TaskWritten[] | undefined>;
  importTasks(shop: string, tasks: readonly TaskWritten[]): Promise<TasksTaken | undefined>;
  /** Those handed in last; a person by phone or id. */
  taskAnswers(
    shop: string,
    of: { task?: string; person?: string },
  ): Promise<DataOf<typeof consoleTaskAnswersList> | undefined>;
  /** Undefined also where nothing was handed in. */
  decideTask(
    shop: string,
    answer: { task: string; person: string },
    decision: TaskDecision,
  ): Promise<'done' | 'state-conflict' | undefined>;
}
