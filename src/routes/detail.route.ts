/** Detail of a content, with its optional query (M21, M22). */
import { defineRoute } from '#engine/define-route.ts';
import { detail } from '#schemas/page/fixed/detail.ts';

export const route = defineRoute({
  name: 'detail',
  path: '/detail/:id/:type',
  title: { cn: '内容详情', en: 'Content' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: detail(context), status: 200 }),
});
