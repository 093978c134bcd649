/** Fixed screen: search. */
import { openingSoon } from './opening-soon.ts';

export const companySearch = openingSoon({
  id: 'company-search',
  title: { cn: '搜索', en: 'Search' },
  about: {
    cn: '在本机构的课程与任务中按关键词查找。',
    en: 'Find courses and tasks of your organization by a word.',
  },
});
