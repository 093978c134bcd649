/** Pages of the small shops. */
import type { LocaleText } from '#schemas/page/text.ts';
import { block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import type { ShopIdentity } from '../shop-info.ts';

export interface CornerCopy {
  headline: LocaleText;
  line: LocaleText;
}

export function cornerHome(shop: ShopIdentity, copy: CornerCopy, _goods: Goods): DemoDocument {
  return pageDocument({
    id: 'home',
    title: shop.name,
    main: [block('courses', 'goods-list', { title: copy.headline, query: { source: 'new', limit: 8 } })],
  });
}

export function cornerPages(_shop: ShopIdentity): DemoDocument[] {
  return [];
}
