/** Tasks (M28). */
import { defineRoute } from '#engine/define-route.ts';
import { taskBook } from '#schemas/page/fixed/task-book.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('task-book'),
  title: { cn: '任务', en: 'Tasks' },
  shows: (context) => ({ kind: 'fixed', document: taskBook(context), status: 200 }),
});
