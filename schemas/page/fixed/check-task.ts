/** Fixed screen: task. */
import { openingSoon } from './opening-soon.ts';

export const checkTask = openingSoon({
  id: 'check-task',
  title: { cn: '作业详情', en: 'Task' },
  about: {
    cn: '在这里作答、提交，并查看老师的点评。',
    en: 'Answer a task, hand it in and read what your teacher says.',
  },
});
