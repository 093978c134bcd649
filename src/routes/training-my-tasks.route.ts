/** My tasks of a training shop (M45). */
import { defineRoute } from '#engine/define-route.ts';
import { trainingMyTasks } from '#schemas/page/fixed/training-my-tasks.ts';

export const route = defineRoute({
  name: 'training-my-tasks',
  path: '/p/t_pc/pc_training/my_tasks',
  title: { cn: '我的任务', en: 'My tasks' },
  access: 'learner',
  shows: (context) => ({ kind: 'fixed', document: trainingMyTasks(context), status: 200 }),
});
