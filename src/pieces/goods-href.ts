/** The address of a good's detail (D20). */
import { pathTo } from '#schemas/paths.ts';
import type { GoodsCard } from '#schemas/content/goods-card.ts';

export function goodsHref({ id, type }: Pick<GoodsCard, 'id' | 'type'>): string {
  return pathTo('detail', { id, type });
}
