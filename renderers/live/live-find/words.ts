/** Words of the search in a replay. */
export const words = {
  cn: {
    label: '搜索回放',
    hint: '搜讨论内容，或输入课件页码',
    find: '搜索',
    clear: '清除',
    found: '找到 {{count}} 处',
    none: '没有找到，换个词试试',
    failed: '搜索没有成功，请重试',
    slide: '课件第 {{page}} 页',
  },
  en: {
    label: 'Search the replay',
    hint: 'Words said, or a slide’s number',
    find: 'Search',
    clear: 'Clear',
    found: '{{count}} found',
    none: 'Nothing found; try another word',
    failed: 'The search did not come through; please try again',
    slide: 'Slide {{page}}',
  },
} as const;
