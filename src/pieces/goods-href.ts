/** Address of a good's detail (D20); apart from the card, for whoever only leads there. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';

export function goodsHref({ id, type }: Pick<GoodsCard, 'id' | 'type'>): string {
  return `/detail/${encodeURIComponent(id)}/${type}`;
}
