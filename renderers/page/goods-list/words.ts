/** Words of the goods list. */
export const words = {
  cn: {
    more: '查看更多',
    empty: '新内容正在准备中',
    emptyHint: '过些时候再来看看，或先逛逛其他课程。',
    shelf: '商品列表，可左右滑动',
    back: '向前翻',
    forth: '向后翻',
  },
  en: {
    more: 'View all',
    empty: 'New courses are on their way',
    emptyHint: 'Check back soon, or browse our other courses.',
    shelf: 'Row of courses, scrolls sideways',
    back: 'Previous courses',
    forth: 'More courses',
  },
} as const;
