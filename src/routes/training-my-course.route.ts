/** My courses of a training shop (M44). */
import { defineRoute } from '#engine/define-route.ts';
import { trainingMyCourse } from '#schemas/page/fixed/training-my-course.ts';

export const route = defineRoute({
  name: 'training-my-course',
  path: '/p/t_pc/pc_training/my_course',
  title: { cn: '我的课程', en: 'My courses' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: trainingMyCourse(context), status: 200 }),
});
