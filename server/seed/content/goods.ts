/** Goods of the demo shops: a short draft says what is particular, the rest follows from it. */
import type { LocaleText } from '#schemas/page/text.ts';
import { RESOURCES, type ResourceName } from '#schemas/content/resource-type.ts';
import type { GoodsRow } from '#server/areas/catalogue/goods-store.ts';
import type { DemoClock } from './clock.ts';
import { goodsId } from './ids.ts';

/** Words for pay_state (M234); absent means free or unpaid by the price. */
const PAY_STATES = { stopped: 2, 'will-pay': 3, 'sold-out': 4 } as const;
/** Words for marketing_type (M235); absent means ordinary, or none for free goods. */
const PROMOTIONS = { discount: 3, booking: 6, flash: 8 } as const;
/** Words for alive_state (M240). */
const LIVE_STATES = { upcoming: 0, live: 1, ended: 3 } as const;

export interface GoodsDraft {
  /** Stable name: the id and, unless said otherwise, the cover follow from it. */
  key: string;
  kind: ResourceName;
  title: LocaleText;
  summary: LocaleText;
  cover?: string;
  /** Address of a picture the shop uploaded, in place of a drawn cover. */
  photo?: string;
  teacher?: LocaleText;
  /** Fen. */
  price: number;
  /** Struck-through price in fen. */
  was?: number;
  pay?: keyof typeof PAY_STATES;
  promotion?: { kind: keyof typeof PROMOTIONS; ends: number };
  live?: { state: keyof typeof LIVE_STATES; starts: number };
  starts?: number;
  students: number;
  lessons?: number;
  svipFree?: boolean;
  state?: GoodsRow['state'];
  tags: string[];
  /** Days since it was put on sale. */
  age: number;
}

/** The goods of one shop by their keys, in the shop's order. */
export interface Goods {
  rows: GoodsRow[];
  get(key: string): GoodsRow;
  ids(...keys: string[]): string[];
}

function payState(draft: GoodsDraft): number {
  if (draft.pay !== undefined) return PAY_STATES[draft.pay];
  return draft.price === 0 ? 0 : 1;
}

function marketingType(draft: GoodsDraft): number {
  if (draft.promotion !== undefined) return PROMOTIONS[draft.promotion.kind];
  return draft.price === 0 ? -1 : 0;
}

function toRow(draft: GoodsDraft, position: number, scope: string, clock: DemoClock): GoodsRow {
  const created = clock.days(-draft.age);
  return {
    id: goodsId(draft.kind, scope, draft.key),
    type: RESOURCES[draft.kind].type,
    title: draft.title,
    summary: draft.summary,
    cover: draft.photo ?? coverUrl(draft.cover ?? draft.key),
    price: draft.price,
    line_price: draft.was ?? 0,
    pay_state: payState(draft),
    marketing_type: marketingType(draft),
    marketing_end_ts: draft.promotion?.ends ?? 0,
    student_count: draft.students,
    lesson_count: draft.lessons ?? 0,
    teacher: draft.teacher ?? '',
    alive_state: draft.live === undefined ? -1 : LIVE_STATES[draft.live.state],
    start_ts: draft.live?.starts ?? draft.starts ?? 0,
    svip_free: draft.svipFree ?? false,
    state: draft.state ?? 'on',
    tags: draft.tags,
    position,
    created_ts: created,
    updated_ts: created,
  };
}

/** Address of a course cover of public/demo. */
export function coverUrl(name: string): string {
  return `/demo/covers/${name}.svg`;
}

export function buildGoods(scope: string, clock: DemoClock, drafts: readonly GoodsDraft[]): Goods {
  const byKey = new Map(drafts.map((draft, index) => [draft.key, toRow(draft, index + 1, scope, clock)]));
  const get = (key: string): GoodsRow => {
    const row = byKey.get(key);
    if (row === undefined) throw new Error(`The demo shop ${scope} has no goods named ${key}`);
    return row;
  };
  return { rows: [...byKey.values()], get, ids: (...keys) => keys.map((key) => get(key).id) };
}
