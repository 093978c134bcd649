/** Words of goods in tabs. */
export const words = {
  cn: {
    label: '商品分类',
    all: '查看全部',
    allOf: '查看全部：{{tab}}',
    empty: '新内容正在准备中',
    emptyHint: '过些时候再来看看，或先逛逛其他分类。',
  },
  en: {
    label: 'Courses by subject',
    all: 'View all',
    allOf: 'View all: {{tab}}',
    empty: 'New courses are on their way',
    emptyHint: 'Check back soon, or try another tab.',
  },
} as const;
