/** One task (M29). */
import { defineRoute } from '#engine/define-route.ts';
import { checkTask } from '#schemas/page/fixed/check-task.ts';

export const route = defineRoute({
  name: 'check-task',
  path: '/checkTask',
  title: { cn: '查看任务', en: 'Task' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: checkTask(context), status: 200 }),
});
