/** Old address of a training camp, type 50 (M43); its query goes along. */
import { defineRoute } from '#engine/define-route.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { pageAt } from '#schemas/paths.ts';
import { detailHref } from './redirects.ts';

export const route = defineRoute({
  ...pageAt('training-camp'),
  title: { cn: '训练营', en: 'Training camp' },
  index: false,
  shows: ({ params, query }) => ({
    kind: 'redirect',
    to: detailHref(params['id'], String(RESOURCES.e_course.type), query),
    status: 301,
  }),
});
