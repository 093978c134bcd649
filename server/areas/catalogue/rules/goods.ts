/** From a stored good to what lists show of it, in the language of the request. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { GoodsRow } from '../goods-store.ts';

export function presentCard(row: GoodsRow, locale: Locale): GoodsCard {
  return {
    id: row.id,
    type: row.type,
    title: readText(row.title, locale),
    summary: readText(row.summary, locale),
    cover: row.cover,
    price: row.price,
    line_price: row.line_price,
    pay_state: row.pay_state,
    marketing_type: row.marketing_type,
    marketing_end_ts: row.marketing_end_ts,
    student_count: row.student_count,
    lesson_count: row.lesson_count,
    teacher: readText(row.teacher, locale),
    alive_state: row.alive_state,
    start_ts: row.start_ts,
    svip_free: row.svip_free,
  };
}
