/** Builds demo shops and goods for tests: small, plain, changed where the test cares. */
import type { GoodsRow } from '#server/domain/ports.ts';
import type { DemoShop } from '#server/seed/demo-shop.ts';
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

/** A shop named by its label; its app_id is `app<label>` unless `info` says otherwise. */
export function buildDemoShop(overrides: Partial<DemoShop> = {}): DemoShop {
  const label = overrides.label ?? 'knowledge';
  return {
    label,
    about: { cn: label, en: label },
    info: buildShopInfo({ app_id: `app${label}` }),
    documents: [],
    goods: [],
    hotWords: [],
    people: [],
    ...overrides,
  };
}
