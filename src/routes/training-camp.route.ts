/** Training camp, type 50 (M43). */
import { defineRoute } from '#engine/define-route.ts';
import { trainingCamp } from '#schemas/page/fixed/training-camp.ts';

export const route = defineRoute({
  name: 'training-camp',
  path: '/p/t_pc/course_pc_detail/camp_pro/:id',
  title: { cn: '训练营', en: 'Training camp' },
  index: false,
  shows: (context) => ({ kind: 'fixed', document: trainingCamp(context), status: 200 }),
});
