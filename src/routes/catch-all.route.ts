/** Every address no other route takes (M47). */
import { defineRoute } from '#engine/define-route.ts';
import { notFound } from '#schemas/page/fixed/not-found.ts';

export const route = defineRoute({
  name: 'catch-all',
  path: '*',
  title: { cn: '页面未找到', en: 'Page not found' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: notFound(context), status: 404 }),
});
