/** A micro page the merchant decorates (M18). */
import { defineRoute } from '#engine/define-route.ts';

export const route = defineRoute({
  name: 'page',
  path: '/page/:id',
  title: { cn: '页面', en: 'Page' },
  shows: ({ params }) => ({ kind: 'page', pageId: params['id'] ?? '' }),
});
