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
    emptyHint: 'Come back soon, or have a look at the other courses.',
    shelf: 'Shelf of goods, slides sideways',
    back: 'Previous goods',
    forth: 'More goods',
  },
} as const;
