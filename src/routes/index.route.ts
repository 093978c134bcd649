/** The old name of the home (M17). */
import { defineRoute } from '#engine/define-route.ts';

export const route = defineRoute({
  name: 'index',
  path: '/index',
  title: { cn: '首页', en: 'Home' },
  index: false,
  shows: () => ({ kind: 'redirect', to: '/', status: 301 }),
});
