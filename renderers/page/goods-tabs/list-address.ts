/** Where the whole list behind a tab is: its own link, else the list of its tag or of everything in its order (D22). */
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { ALL_GOODS_HREF } from '#schemas/content/listing.ts';
import { resolveLink, type Link } from '#schemas/page/link.ts';
import { pathTo } from '#schemas/paths.ts';

export function listAddress(tab: { query: GoodsQuery; link?: Link }): string {
  const own = resolveLink(tab.link);
  if (own !== undefined) return own.href;
  const { source, tag_id: tag, type } = tab.query;
  if (source === 'tag' && tag !== undefined && tag !== '') return pathTo('tag-list', { tagId: tag });
  const query = new URLSearchParams();
  if (type !== undefined) query.set('type', String(type));
  if (source === 'new' || source === 'hot') query.set('sort', source);
  return query.size === 0 ? ALL_GOODS_HREF : `${ALL_GOODS_HREF}?${query.toString()}`;
}
