/** Pages of a training shop. */
import { block, pageDocument, type DemoDocument } from '../documents.ts';
import type { ShopIdentity } from '../shop-info.ts';

export function trainingPages(shop: ShopIdentity): DemoDocument[] {
  return [
    pageDocument({
      id: 'home',
      title: shop.name,
      main: [
        block('courses', 'goods-list', {
          title: { cn: '全部课程', en: 'All courses' },
          query: { source: 'new', limit: 8 },
        }),
      ],
    }),
  ];
}
