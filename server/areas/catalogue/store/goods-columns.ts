/** The columns of a good as every list of goods reads them. */
import { sql } from 'drizzle-orm';
import { goods, goodsTag } from '../tables/goods.ts';

export const GOODS_COLUMNS = {
  id: goods.id,
  type: goods.type,
  title: goods.title,
  summary: goods.summary,
  cover: goods.cover,
  price: goods.price,
  line_price: goods.linePrice,
  pay_state: goods.payState,
  marketing_type: goods.marketingType,
  marketing_end_ts: goods.marketingEndTs,
  student_count: goods.studentCount,
  lesson_count: goods.lessonCount,
  teacher: goods.teacher,
  alive_state: goods.aliveState,
  start_ts: goods.startTs,
  svip_free: goods.svipFree,
  state: goods.state,
  // Written out with their tables: a select of one table names its columns alone, and this would be every shop's tags.
  tags: sql<
    string[]
  >`array(select ${goodsTag}.tag from ${goodsTag} where ${goodsTag}.app_id = ${goods}.app_id and ${goodsTag}.goods_id = ${goods}.id order by 1)`,
  position: goods.position,
  created_ts: goods.createdTs,
  updated_ts: goods.updatedTs,
};
