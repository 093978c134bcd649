/** A good as its columns are called; what the shop counts of it, and when, is its writer's. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { columnValues } from '#server/kernel/db/named-columns.ts';
import { goods } from '../tables/goods.ts';

type GoodsFields = Omit<GoodsRow, 'id' | 'tags' | 'student_count' | 'created_ts' | 'updated_ts'>;

export function goodsValues(row: GoodsFields) {
  return columnValues(goods, ['appId', 'id', 'studentCount', 'createdTs', 'updatedTs'], row);
}
