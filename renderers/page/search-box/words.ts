/** Words of the search box. */
export const words = {
  cn: { placeholder: '搜索课程、专栏或老师', label: '站内搜索', hot: '热门搜索' },
  en: {
    placeholder: 'Search courses, columns or teachers',
    label: 'Search the shop',
    hot: 'Popular',
  },
} as const;
