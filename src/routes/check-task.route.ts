/** One task (M29). */
import { defineRoute } from '#engine/define-route.ts';
import { checkTask } from '#schemas/page/fixed/check-task.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('check-task'),
  title: { cn: '查看任务', en: 'Task' },
  shows: (context) => ({ kind: 'fixed', document: checkTask(context), status: 200 }),
});
