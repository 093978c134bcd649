/** Where goods are kept. */
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Text } from '#schemas/page/text.ts';

export interface GoodsStore {
  byId(appId: string, id: string): Promise<GoodsRow | undefined>;
  /** Of those that are there, in whatever state, in no order. */
  byIds(appId: string, ids: readonly string[]): Promise<GoodsRow[]>;
  /** Of those that are there, in one query. */
  statesOf(appId: string, ids: readonly string[]): Promise<Pick<GoodsRow, 'id' | 'state'>[]>;
  /** Goods on sale of one list; order of `manual` is the order of its ids. */
  find(appId: string, query: GoodsQuery): Promise<GoodsRow[]>;
  /** For the sitemap: ids on sale with their type and last change. */
  listPublic(appId: string): Promise<Pick<GoodsRow, 'id' | 'type' | 'updated_ts'>[]>;
  hotWords(appId: string): Promise<Text[]>;
}
