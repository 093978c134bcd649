/** My courses of a training shop (M44). */
import { defineRoute } from '#engine/define-route.ts';
import { trainingMyCourse } from '#schemas/page/fixed/training-my-course.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('training-my-course'),
  title: { cn: '我的课程', en: 'My courses' },
  shows: (context) => ({ kind: 'fixed', document: trainingMyCourse(context), status: 200 }),
});
