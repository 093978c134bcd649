/** Everything the learner may study now (M41, D23). */
import { defineRoute } from '#engine/define-route.ts';
import { myCourses } from '#schemas/page/fixed/my-courses.ts';
import { pageAt } from '#schemas/paths.ts';

export const route = defineRoute({
  ...pageAt('my-courses'),
  title: { cn: '我的课程', en: 'My courses' },
  shows: (context) => ({ kind: 'fixed', document: myCourses(context), status: 200 }),
});
