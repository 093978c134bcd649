/** The old name of the home (M17). */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('index'),
  title: { cn: '首页', en: 'Home' },
  index: false,
  shows: () => ({ kind: 'redirect', to: '/', status: 301 }),
});
