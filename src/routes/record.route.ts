/** Learning records (M24). */
import { defineRoute } from '#engine/define-route.ts';
import { record } from '#schemas/page/fixed/record.ts';

export const route = defineRoute({
  name: 'record',
  path: '/record',
  title: { cn: '学习记录', en: 'Learning records' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: record(context), status: 200 }),
});
