/** Where the whole list behind a tab is: its own link, else the list of its tag or of everything in its order (D22). */
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { resolveLink, type Link } from '#schemas/page/link.ts';

const EVERYTHING = '/all/0';

export function listAddress(tab: { query: GoodsQuery; link?: Link }): string {
  const own = resolveLink(tab.link);
  if (own !== undefined) return own.href;
  const { source, tag_id: tag, type } = tab.query;
  if (source === 'tag' && tag !== undefined && tag !== '') return `/all/${encodeURIComponent(tag)}`;
  const query = new URLSearchParams();
  if (type !== undefined) query.set('type', String(type));
  if (source === 'new' || source === 'hot') query.set('sort', source);
  return query.size === 0 ? EVERYTHING : `${EVERYTHING}?${query.toString()}`;
}
