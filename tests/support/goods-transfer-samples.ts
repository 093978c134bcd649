/** Shops and lines of tables for tests of the exchange of goods: a shop that sells what its tables say, and short lines. */
import type {
  CouponLine,
  GoodsLine,
  OutlineLine,
  SkuLine,
  TableName,
  TermLine,
} from '#schemas/goods-table/tables.ts';
import type { CatalogSnapshot } from '#server/areas/catalogue/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import type { GivenTables } from '#server/areas/goods-transfer/rules/check-tables.ts';
import { planImport, type Plan } from '#server/areas/goods-transfer/rules/plan.ts';
import type { ShopGoods } from '#server/areas/goods-transfer/rules/shop-goods.ts';

export const goodsLine = (id: string, change: Partial<GoodsLine> = {}): GoodsLine => ({
  id,
  type: 50,
  title: id,
  price: 9900,
  ...change,
});
/** All that is played of a good. */
export const FILM: Partial<GoodsLine> = {
  media: '/film.mp4',
  media_medium: '/film-720.mp4',
  media_small: '/film-480.mp4',
  seconds: 90,
  poster: '/poster.png',
  captions_cn: '/cn.vtt',
  captions_en: '/en.vtt',
  chapters_cn: '/parts-cn.vtt',
  chapters_en: '/parts-en.vtt',
  try_seconds: 30,
};

export const lessonLine = (course: string, id: string, change: Partial<OutlineLine> = {}): OutlineLine => ({
  goods_id: course,
  id,
  title: id,
  ...change,
});
export const chapterLine = (course: string, id: string, change: Partial<OutlineLine> = {}): OutlineLine =>
  lessonLine(course, id, { kind: 'chapter', ...change });
export const termLine = (camp: string, id: string, change: Partial<TermLine> = {}): TermLine => ({
  goods_id: camp,
  id,
  start: '2026-12-01T00:00:00+08:00',
  end: '2026-12-22T00:00:00+08:00',
  ...change,
});
export const skuLine = (goodsId: string, id: string, change: Partial<SkuLine> = {}): SkuLine => ({
  goods_id: goodsId,
  id,
  name: id,
  price: 9900,
  ...change,
});
export const couponLine = (id: string, change: Partial<CouponLine> = {}): CouponLine => ({
  id,
  title: id,
  amount: 1000,
  start: '2026-01-01T00:00:00+08:00',
  end: '2027-01-01T00:00:00+08:00',
  ...change,
});

export const NEW_SHOP: ShopGoods = {
  assortment: {
    goods: [],
    lastPosition: 0,
    details: new Map(),
    media: new Map(),
    nodes: new Map(),
    terms: new Map(),
    skus: new Map(),
    teacherIds: new Map(),
    teachers: [],
    tags: [],
  },
  coupons: [],
  limits: new Map(),
  members: [],
};

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
const byPlace = (one: { id: string; position: number }, other: { id: string; position: number }) =>
  one.position - other.position || byId(one, other);

/** Kept rows with those that are written put in their places. */
function put<Row extends { id: string }>(keptItems: readonly Row[], entries: readonly Row[]): Row[] {
  return [...new Map([...keptItems, ...entries].map((row) => [row.id, row])).values()];
}

function assortmentAfter(before: CatalogSnapshot, plan: Plan): CatalogSnapshot {
  const writtenChanges = plan.bundles.flatMap(({ bundle: { good, lessons } }) => [good, ...lessons]);
  const countedValue = { student_count: 0, created_ts: 1, updated_ts: 1 };
  const places = new Map(plan.order?.map((id, index) => [id, index + 1]));
  const goods = put<GoodsRow>(
    before.goods,
    writtenChanges.map(({ row }) => ({ ...row, ...countedValue })),
  );
  const tags = plan.tags.map(({ row, position }) => ({ ...row, position }));
  const keptTags = before.tags.map((row, position) => ({ ...row, position }));
  const of = <Row>(rows: (one: Plan['bundles'][number]['bundle']) => Row) =>
    plan.bundles.map(({ bundle }) => [bundle.good.row.id, rows(bundle)] as const);
  return {
    goods: goods.map((row) => ({ ...row, position: places.get(row.id) ?? row.position })).toSorted(byPlace),
    lastPosition: Math.max(0, ...goods.map(({ id, position }) => places.get(id) ?? position)),
    details: new Map([
      ...before.details,
      ...writtenChanges.map(({ row, detail }) => [row.id, detail] as const),
    ]),
    media: new Map(
      [...before.media, ...writtenChanges.map(({ row, media }) => [row.id, media] as const)].flatMap(
        ([id, media]) => (media === undefined ? [] : [[id, media] as const]),
      ),
    ),
    teacherIds: new Map([
      ...before.teacherIds,
      ...writtenChanges.map(({ row, teachers }) => [row.id, teachers] as const),
    ]),
    nodes: new Map([...before.nodes, ...of(({ nodes }) => nodes)]),
    terms: new Map([
      ...before.terms,
      ...of(({ terms }) => terms.toSorted((one, other) => one.startTs - other.startTs || byId(one, other))),
    ]),
    skus: new Map([...before.skus, ...of(({ skus }) => skus.map((sku) => ({ ...sku, held: 0, sold: 0 })))]),
    teachers: put(before.teachers, plan.teachers).toSorted(byId),
    tags: put(keptTags, tags)
      .toSorted(byPlace)
      .map(({ id, title }) => ({ id, title })),
  };
}

/** What a shop keeps once these tables are in; the stores keep it so. */
export function shopAfter(tables: GivenTables, before: ShopGoods = NEW_SHOP): ShopGoods {
  const plan = planImport(tables, before);
  const coupons = plan.coupons.map((row) => ({ ...row, claimed: 0, used: 0 }));
  const members = [...before.members, ...plan.members].map(
    (row) => [`${row.goodsId} ${row.phone}`, row] as const,
  );
  return {
    assortment: assortmentAfter(before.assortment, plan),
    coupons: put(before.coupons, coupons).toSorted(byPlace),
    limits: new Map([
      ...before.limits,
      ...plan.bundles.map(({ bundle: { good, limits } }) => [good.row.id, limits] as const),
    ]),
    members: [...new Map(members).values()].map(({ goodsId, phone, to }) => ({ goodsId, phone, to })),
  };
}

/** A shop whose variants have been bought. */
export function withSold(
  shop: ShopGoods,
  { heldCount, soldCount }: { heldCount: number; soldCount: number },
): ShopGoods {
  const skus = [...shop.assortment.skus].map(
    ([id, rows]) => [id, rows.map((row) => ({ ...row, held: heldCount, sold: soldCount }))] as const,
  );
  return { ...shop, assortment: { ...shop.assortment, skus: new Map(skus) } };
}

/** Places and rules of faults, in short. */
export const inShort = (faults: readonly GoodsFault[]) =>
  faults.map(({ table, row, pointer, rule }) => `${table} ${String(row)}${pointer} ${rule}`);

/** One fault, with all that a person reads of it: what is wrong, and how to mend it. */
export const fault = (
  [table, row, pointer]: readonly [table: TableName, row: number, pointer: string],
  rule: string,
  cn: readonly [message: string, hint: string],
  en: readonly [message: string, hint: string],
): GoodsFault[] => [
  {
    table,
    row,
    pointer,
    rule,
    message: { cn: cn[0], en: en[0] },
    hint: { cn: cn[1], en: en[1] },
  },
];
