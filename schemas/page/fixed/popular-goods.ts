/** What stands under a screen that has nothing to show: the shop's most popular goods. */
import type { PageNode } from '../node.ts';

export function popularGoods(id: string): PageNode {
  return {
    id,
    kind: 'goods-list',
    v: 1,
    props: {
      title: { cn: '大家都在学', en: 'Popular in this shop' },
      query: { source: 'hot', limit: 4 },
      layout: 'grid',
      columns: 4,
      tint: false,
    },
  };
}
