/** Old address of a detail (M23); its query goes along. */
import { defineRoute } from '#engine/define-route.ts';
import { pageAt } from '#schemas/paths.ts';
import { detailHref } from './redirects.ts';

export const route = defineRoute({
  ...pageAt('study'),
  title: { cn: '学习', en: 'Study' },
  index: false,
  shows: ({ params, query }) => ({
    kind: 'redirect',
    to: detailHref(params['id'], params['type'], query),
    status: 301,
  }),
});
