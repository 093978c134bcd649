/** A good as its columns are called; what the shop counts of it, and when, is its writer's. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { goods } from '../tables/goods.ts';

type GoodsFields = Omit<GoodsRow, 'id' | 'tags' | 'student_count' | 'created_ts' | 'updated_ts'>;
type Columns = typeof goods.$inferInsert;

export function goodsValues(row: GoodsFields) {
  return {
    type: row.type,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    price: row.price,
    linePrice: row.line_price,
    payState: row.pay_state,
    marketingType: row.marketing_type,
    marketingEndTs: row.marketing_end_ts,
    lessonCount: row.lesson_count,
    teacher: row.teacher,
    aliveState: row.alive_state,
    startTs: row.start_ts,
    svipFree: row.svip_free,
    state: row.state,
    position: row.position,
  } satisfies Partial<Columns>;
}
