/** The old name of the home (M17). */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('index'),
  title: { cn: '首页', en: 'Home' },
  index: false,
  shows: ({ query }) => ({ kind: 'redirect', to: query.size === 0 ? '/' : `/?${query}`, status: 301 }),
});
