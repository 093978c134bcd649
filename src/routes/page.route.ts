/** A micro page the merchant decorates (M18). */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('page'),
  title: { cn: '页面', en: 'Page' },
  shows: ({ params }) => ({ kind: 'page', pageId: params['id'] ?? '' }),
});
