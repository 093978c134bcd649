/** Training camp, type 50 (M43). */
import { defineRoute } from '#engine/define-route.ts';
import { trainingCamp } from '#schemas/page/fixed/training-camp.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('training-camp'),
  title: { cn: '训练营', en: 'Training camp' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: trainingCamp(context), status: 200 }),
});
