/** Not-found page by its own address (M47). */
import { defineRoute } from '#engine/define-route.ts';
import { notFound } from '#schemas/page/fixed/not-found.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('not-found'),
  title: { cn: '页面未找到', en: 'Page not found' },
  exempt: true,
  index: false,
  shows: (context) => ({ kind: 'fixed', document: notFound(context), status: 404 }),
});
