/** Tasks a shop sets its learners, their answers and reviews (D86). */
import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Deps, AppContext, ShopSpan } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import { taskAnswerCalls } from './console/task-answers.ts';
import { taskCalls } from './console/tasks.ts';
import { registerFiles } from './http/files.ts';
import { tellReview } from './jobs/job-kinds.ts';
import { tellDecided } from './jobs/tell-review.ts';
import { DRAFT_LIFE_MS, limits } from './limits.ts';
import { makeFileLinks, type FileLinks } from './rules/file-links.ts';
import { createAnswerStore, type AnswerStore } from './store/answers.store.ts';
import { createHandedInStore, type HandedInStore } from './store/handed-in.store.ts';
import { createSetTaskStore, type DueTask, type SetTaskStore } from './store/set-tasks.store.ts';
import { createTaskStore, type TaskStore } from './store/tasks.store.ts';
import { task, taskAnswer, taskDesignated } from './tables/tasks.ts';

export interface TasksArea {
  /** Addresses of what was handed in. */
  links: FileLinks;
  /** Tasks that are due in this time, the first due first; unix milliseconds, the end excluded. */
  dueIn(span: ShopSpan): Promise<DueTask[]>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    tasks: TaskStore;
    tasksSet: SetTaskStore;
    taskAnswers: AnswerStore;
    handedIn: HandedInStore;
  }
  interface Areas {
    tasks: TasksArea;
  }
}

export const area = defineArea({
  name: 'tasks',
  limits,
  tables: { task, taskDesignated, taskAnswer },
  stores: (db) => ({
    tasks: createTaskStore(db),
    tasksSet: createSetTaskStore(db),
    taskAnswers: createAnswerStore(db),
    handedIn: createHandedInStore(db),
  }),
  open({ keys, clock, stores }: AppContext): TasksArea {
    const key = createHmac('sha256', keys.signing).update('what was handed in').digest('base64url');
    return {
      links: makeFileLinks({ key, clock }),
      dueIn: (span) => stores.tasksSet.dueIn(span),
    };
  },
  consoleCalls: [...taskCalls, ...taskAnswerCalls],
  today: { tasks: async ({ stores }, { appId }) => ({ waiting: await stores.handedIn.countWaiting(appId) }) },
  routes: (app, options) => registerFiles(app, options.deps, options.deps.tasks.links),
  jobs: (deps: Deps) => [handleJob(tellReview, (decision) => tellDecided(deps, decision))],
  // The files go with the other uploads of the person.
  forget: async (tx, { appId, userId }) => {
    await tx.delete(taskAnswer).where(and(eq(taskAnswer.appId, appId), eq(taskAnswer.userId, userId)));
    const isNamed = and(
      eq(taskDesignated.appId, appId),
      eq(taskDesignated.kind, 'person'),
      eq(taskDesignated.target, userId),
    );
    await tx.delete(taskDesignated).where(isNamed);
  },
  retention: [(db, now) => createAnswerStore(db).dropOldDrafts(now - DRAFT_LIFE_MS)],
});
