/** Words of the tabs of a detail page. */
export const words = {
  cn: {
    label: '内容详情',
    summary: '简介',
    catalogue: '目录',
    comments: '评论',
    interaction: '班级互动',
    related: '相关推荐',
    notice: '购前须知',
  },
  en: {
    label: 'Details',
    summary: 'About',
    catalogue: 'Lessons',
    comments: 'Reviews',
    interaction: 'Discussion',
    related: 'Related',
    notice: 'Before you buy',
  },
} as const;
