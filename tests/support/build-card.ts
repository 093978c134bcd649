/** Builds the card of a good for tests: a plain course, changed where the test cares. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';

export function buildCard(id: string, change: Partial<GoodsCard> = {}): GoodsCard {
  return {
    id,
    type: 50,
    title: id,
    summary: '',
    cover: '',
    price: 0,
    line_price: 0,
    pay_state: 0,
    marketing_type: -1,
    marketing_end_ts: 0,
    student_count: 0,
    lesson_count: 0,
    teacher: '',
    alive_state: -1,
    start_ts: 0,
    svip_free: false,
    ...change,
  };
}
