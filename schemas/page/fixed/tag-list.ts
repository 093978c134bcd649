/** Fixed screen: all courses. */
import { openingSoon } from './opening-soon.ts';

export const tagList = openingSoon({
  id: 'tag-list',
  title: { cn: '全部课程', en: 'All courses' },
  about: {
    cn: '按分类浏览全部课程，并可筛选和排序。',
    en: 'Every course by category, with filters and sorting.',
  },
});
