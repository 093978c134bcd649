/** Builds what the server tells everybody of a good for tests: a plain course on sale, changed where the test cares. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { goodsPageGet } from '#schemas/api/catalogue/goods.ts';
import { PLAIN_FACTS } from '#schemas/content/goods-facts.ts';
import type { Teacher } from '#schemas/content/detail.ts';
import type { OutlineNode } from '#schemas/content/outline.ts';

export type GoodsPage = DataOf<typeof goodsPageGet>;

const PAGE: GoodsPage = {
  goods: {
    id: 'course_1',
    type: 50,
    title: 'A small book',
    summary: 'Twelve lessons.',
    cover: '/a.svg',
    state: 'on',
    is_free: false,
    have_password: false,
    student_count: 3,
    tags: [],
    ...PLAIN_FACTS,
    level: 'starter',
    language: 'zh-CN',
    lesson_count: 12,
    seconds: 5_400,
    updated_ts: 0,
  },
  live: { alive_state: -1, start_ts: 0, is_lookback: false, lookback_end_ts: 0 },
  teachers: [],
  offer: {
    goods_id: 'course_1',
    goods_type: 50,
    price: 12_900,
    line_price: 0,
    label: '',
    pay_state: 1,
    sale_start_ts: 0,
    marketing: { type: -1, price: 12_900, start_ts: 0, end_ts: 0 },
  },
  skus: [],
  limits: { is_designated: false, have_password: false, svip_price: -1, svip_free: false },
  introduction: { type: 'root', children: [] },
  refund: { days: 7, share: 30, by_request: true, terms: '' },
  trial: { kind: 'none', seconds: 0, lesson_id: '', lesson_type: 0, lesson_title: '', url: '' },
  reviews: { count: 0, rating_count: 4, rating_tenths: 48, rating_stars: [0, 0, 0, 1, 3] },
  outline: { list: [], total: 0, has_more: false },
  tabs: [
    { id: 'summary', count: 0 },
    { id: 'comments', count: 5 },
  ],
  related: [],
  parents: [],
  server_ts: 0,
};

/** Its facts (`goods`) are changed one by one, everything else as a whole. */
export function buildGoodsPage({
  goods,
  ...parts
}: Partial<Omit<GoodsPage, 'goods'>> & { goods?: Partial<GoodsPage['goods']> } = {}): GoodsPage {
  return { ...PAGE, ...parts, goods: { ...PAGE.goods, ...goods } };
}

export function buildTeacher(name: string): Teacher {
  return { id: '', name, title: '', portrait: '', about: '', goods_count: 0, page_id: '' };
}

/** A node of an outline: a lesson that is the good `resource_id`, or what holds lessons. */
export function buildOutlineNode(id: string, node: Partial<OutlineNode> = {}): OutlineNode {
  return {
    id,
    parent_id: '',
    kind: 'lesson',
    title: id,
    child_count: 0,
    lesson_count: 1,
    seconds: 0,
    resource_id: '',
    resource_type: 0,
    is_try: false,
    try_seconds: 0,
    unlock_at: '',
    unlock_ts: 0,
    day: 0,
    is_required: true,
    ...node,
  };
}
