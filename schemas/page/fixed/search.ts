/** Fixed screen: search. */
import { openingSoon } from './opening-soon.ts';

export const search = openingSoon({
  id: 'search',
  title: { cn: '搜索', en: 'Search' },
  about: {
    cn: '按关键词查找课程、专栏和直播。',
    en: 'Find courses, columns and live sessions by a word.',
  },
});
