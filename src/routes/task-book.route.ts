/** Tasks (M28). */
import { defineRoute } from '#engine/define-route.ts';
import { taskBook } from '#schemas/page/fixed/task-book.ts';

export const route = defineRoute({
  name: 'task-book',
  path: '/taskBook',
  title: { cn: '任务', en: 'Tasks' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: taskBook(context), status: 200 }),
});
