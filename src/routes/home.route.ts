/** The home of the shop (M16). */
import { defineRoute } from '#engine/define-route.ts';

export const route = defineRoute({
  name: 'home',
  path: '/',
  title: { cn: '首页', en: 'Home' },
  shows: () => ({ kind: 'page', pageId: 'home' }),
});
