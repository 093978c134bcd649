/** Fixed screen: content. */
import { openingSoon } from './opening-soon.ts';

export const detail = openingSoon({
  id: 'detail',
  title: { cn: '内容详情', en: 'Content' },
  about: {
    cn: '课程介绍、目录和播放器将在这里打开。',
    en: 'The summary, the catalogue and the player of a course.',
  },
});
