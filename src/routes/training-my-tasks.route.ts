/** My tasks of a training shop (M45). */
import { defineRoute } from '#engine/define-route.ts';
import { trainingMyTasks } from '#schemas/page/fixed/training-my-tasks.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('training-my-tasks'),
  title: { cn: '我的任务', en: 'My tasks' },
  shows: (context) => ({ kind: 'fixed', document: trainingMyTasks(context), status: 200 }),
});
