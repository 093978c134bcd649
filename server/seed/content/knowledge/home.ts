/** The home page of the knowledge shop. */
import { block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { IDENTITY } from './identity.ts';

export function home(_goods: Goods): DemoDocument {
  return pageDocument({
    id: 'home',
    title: IDENTITY.name,
    main: [
      block('new', 'goods-list', {
        title: { cn: '本周上新', en: 'New this week' },
        query: { source: 'new', limit: 8 },
      }),
    ],
  });
}
