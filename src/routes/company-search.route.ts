/** Search in other shops (M33). */
import { defineRoute } from '#engine/define-route.ts';
import { companySearch } from '#schemas/page/fixed/company-search.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('company-search'),
  title: { cn: '搜索', en: 'Search' },
  index: false,
  typed: true,
  shows: (context) => ({ kind: 'fixed', document: companySearch(context), status: 200 }),
});
