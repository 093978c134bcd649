/** Fixed screen: my tasks. */
import { openingSoon } from './opening-soon.ts';

export const trainingMyTasks = openingSoon({
  id: 'training-my-tasks',
  title: { cn: '我的任务', en: 'My tasks' },
  about: {
    cn: '今天要做的、已逾期的和已完成的任务会列在这里。',
    en: 'Tasks due today, overdue and done.',
  },
});
