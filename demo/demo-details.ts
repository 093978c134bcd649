/** What the pages of a demo shop's goods tell, as its stores keep it. */
import type { DetailRow, MediaRow, NodeRow, TermRow } from '#server/areas/catalogue/store/detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { SkuRow } from '#server/areas/catalogue/store/sku-rows.ts';

/** Of a good, named by its id. */
type Of<Row> = Row & { goodsId: string };

export interface DemoDetails {
  details: Of<DetailRow>[];
  nodes: Of<Omit<NodeRow, 'resourceType' | 'seconds'>>[];
  terms: Of<TermRow>[];
  media: Of<MediaRow>[];
  skus: Of<SkuRow>[];
  /** Who teaches what. */
  teacherLinks: Of<{ teacherId: string }>[];
}

export const NO_DETAILS: DemoDetails = {
  details: [],
  nodes: [],
  terms: [],
  media: [],
  skus: [],
  teacherLinks: [],
};

/** A lesson as a good: in no list, and opened by its course alone. */
export function lessonGoods(
  course: GoodsRow,
  lesson: Pick<GoodsRow, 'id' | 'type' | 'title' | 'summary'>,
): GoodsRow {
  return {
    ...course,
    ...lesson,
    price: 0,
    line_price: 0,
    pay_state: 1,
    marketing_type: -1,
    marketing_end_ts: 0,
    lesson_count: 0,
    alive_state: -1,
    start_ts: 0,
    svip_free: false,
    state: 'hidden',
    tags: [],
  };
}

/** A column of a big column: in no list, sold by its address at what the whole costs. */
export function columnGoods(
  course: GoodsRow,
  column: Pick<GoodsRow, 'id' | 'type' | 'title' | 'summary'>,
  lessons: number,
): GoodsRow {
  return { ...course, ...column, lesson_count: lessons, svip_free: false, state: 'hidden', tags: [] };
}
