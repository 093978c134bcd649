/** Builds demo shops and goods for tests: small, plain, changed where the test cares. */
import type { CouponRow } from '#server/areas/coupons/store/coupon-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { DemoShop } from '#demo/demo-shop.ts';
import { NO_DETAILS } from '#demo/demo-details.ts';
import { NO_TABLES } from '#demo/goods-tables.ts';
import { buildShopInfo } from './build-boot.ts';

export function buildGoods(overrides: Partial<GoodsRow> = {}): GoodsRow {
  return {
    id: 'i_1',
    type: 1,
    title: { cn: '课程', en: 'Course' },
    summary: '',
    cover: '',
    price: 9900,
    line_price: 0,
    pay_state: 1,
    marketing_type: -1,
    marketing_end_ts: 0,
    student_count: 0,
    lesson_count: 1,
    teacher: '',
    alive_state: -1,
    start_ts: 0,
    svip_free: false,
    state: 'on',
    tags: [],
    position: 0,
    created_ts: 1_700_000_000,
    updated_ts: 1_700_000_000,
    ...overrides,
  };
}

export function buildCoupon(overrides: Partial<CouponRow> = {}): CouponRow {
  return {
    id: 'cu_1',
    title: { cn: '见面礼', en: 'Welcome' },
    amount: 1000,
    threshold: 0,
    total: 0,
    claimed: 0,
    use_total: 0,
    used: 0,
    goods_ids: [],
    start_ts: 1_700_000_000,
    end_ts: 4_000_000_000,
    state: 'on',
    position: 0,
    ...overrides,
  };
}

/** A shop named by its label; its app_id is `app<label>` unless `info` says otherwise. */
export function buildDemoShop(overrides: Partial<DemoShop> = {}): DemoShop {
  const label = overrides.label ?? 'knowledge';
  return {
    label,
    about: { cn: label, en: label },
    info: buildShopInfo({ app_id: `app${label}` }),
    documents: [],
    goods: [],
    details: NO_DETAILS,
    coupons: [],
    exams: { questions: [], exams: [], quizzes: [] },
    hotWords: [],
    tables: NO_TABLES,
    doors: { groups: [], passwords: [] },
    rights: { limits: [], entitlements: [] },
    comments: [],
    ratings: [],
    records: [],
    certificates: [],
    studyDays: [],
    tasks: [],
    rooms: [],
    people: [],
    ...overrides,
  };
}
