/** The columns of a good as every list of goods reads them. */
import { sql } from 'drizzle-orm';
import { namedColumns } from '#server/kernel/db/named-columns.ts';
import { goodsNode } from '../tables/details.ts';
import { goods, goodsTag } from '../tables/goods.ts';

/**
 * Lessons of its outline, those of the columns in it in their places, three levels as an outline is read (ADR-294 and
 * ADR-355). What was written of it counts only while there is no outline: so no list and no page tells another number.
 */
const LESSON_COUNT = sql<number>`coalesce(nullif((
  select sum(greatest(1, (
    select coalesce(sum(greatest(1, (
      select count(*) from ${goodsNode} as third
      where third.app_id = ${goods}.app_id and third.goods_id = second.resource_id and third.kind = 'lesson'
        and third.goods_id not in (${goods}.id, first.resource_id)
    ))), 0) from ${goodsNode} as second
    where second.app_id = ${goods}.app_id and second.goods_id = first.resource_id and second.kind = 'lesson'
      and second.goods_id <> ${goods}.id
  ))) from ${goodsNode} as first
  where first.app_id = ${goods}.app_id and first.goods_id = ${goods}.id and first.kind = 'lesson'
), 0), ${goods}.lesson_count)::int`;

export const GOODS_COLUMNS = {
  ...namedColumns(goods),
  lesson_count: LESSON_COUNT,
  // Written out with their tables: a select of one table names its columns alone, and this would be every shop's tags.
  tags: sql<
    string[]
  >`array(select ${goodsTag}.tag from ${goodsTag} where ${goodsTag}.app_id = ${goods}.app_id and ${goodsTag}.goods_id = ${goods}.id order by 1)`,
};
