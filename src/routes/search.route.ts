/** Search in a course shop (M32). */
import { defineRoute } from '#engine/define-route.ts';
import { search } from '#schemas/page/fixed/search.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('search'),
  title: { cn: '搜索', en: 'Search' },
  index: false,
  typed: true,
  shows: (context) => ({ kind: 'fixed', document: search(context), status: 200 }),
});
