/** The home of the shop (M16). */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('home'),
  title: { cn: '首页', en: 'Home' },
  shows: () => ({ kind: 'page', pageId: 'home' }),
});
