/** Fixed screen: my tasks. */
import { openingSoon } from './opening-soon.ts';

export const taskBook = openingSoon({
  id: 'task-book',
  title: { cn: '我的作业', en: 'My tasks' },
  about: {
    cn: '老师布置的作业和截止时间会列在这里。',
    en: 'The tasks your teachers set and when they are due.',
  },
});
