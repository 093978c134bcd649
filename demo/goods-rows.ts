/** Rows of a demo shop's goods, made of its tables by the rules of the import, with what the demo counts of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import type { GoodsChange } from '#server/areas/catalogue/area.ts';
import type { CouponRow } from '#server/areas/coupons/area.ts';
import type { Bundle } from '#server/areas/goods-transfer/rules/bundle.ts';
import { planImport } from '#server/areas/goods-transfer/rules/plan.ts';
import { couponRow } from '#server/areas/goods-transfer/rules/rows-of.ts';
import type { ShopGoods } from '#server/areas/goods-transfer/rules/shop-goods.ts';
import type { DemoDetails } from './demo-details.ts';
import type { DemoRights } from './demo-shop.ts';
import { timesFrom } from './moments.ts';
import type { CountsFile } from './row-files.ts';

type Counts = ReadonlyMap<string, Static<typeof CountsFile>[number]>;

/** What no import takes: learners, claims and the moment a good was made, by the ids of goods and coupons. */
export function readCounts(dir: string, now: number): Counts {
  const path = join(dir, 'counts.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '[]';
  const rows: Static<typeof CountsFile> = JSON.parse(text, timesFrom(now, 'seconds'));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A shop that sells nothing yet. */
export const EMPTY_SHOP: ShopGoods = {
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

function detailsOf(bundles: readonly Bundle[]): DemoDetails {
  const all: GoodsChange[] = bundles.flatMap(({ good, lessons }) => [good, ...lessons]);
  const ofEach = <Row, One>(
    rowsOf: (bundle: Bundle) => readonly Row[],
    make: (row: Row, goodsId: string) => One,
  ) => bundles.flatMap((bundle) => rowsOf(bundle).map((row) => make(row, bundle.good.row.id)));
  return {
    details: all.map(({ row: { id }, detail }) => ({ ...detail, goodsId: id })),
    nodes: ofEach(
      ({ nodes }) => nodes,
      (node, goodsId) => ({ ...node, goodsId }),
    ),
    terms: ofEach(
      ({ terms }) => terms,
      (term, goodsId) => ({ ...term, goodsId }),
    ),
    media: all.flatMap(({ row: { id }, media }) => (media === undefined ? [] : [{ ...media, goodsId: id }])),
    skus: ofEach(
      ({ skus }) => skus,
      (sku, goodsId) => ({ ...sku, goodsId, held: 0, sold: 0 }),
    ),
    teacherLinks: all.flatMap(({ row: { id }, teachers }) =>
      teachers.map((teacherId) => ({ goodsId: id, teacherId })),
    ),
  };
}

/** A lesson was made, and is learned, with its course. */
function goodsRow({ row }: GoodsChange, counts: Counts, course: string, position: number): GoodsRow {
  const { student_count = 0, created = 0 } = counts.get(course) ?? {};
  return { ...row, position, student_count, created_ts: created, updated_ts: created };
}

export interface DemoRows {
  goods: GoodsRow[];
  details: DemoDetails;
  coupons: CouponRow[];
  limits: DemoRights['limits'];
}

/** The goods in the shop's order, and behind them the lessons of their courses. */
export function rowsOfTables(tables: GoodsTables, counts: Counts): DemoRows {
  const bundles = planImport(tables, EMPTY_SHOP).bundles.map(({ bundle }) => bundle);
  const goods = bundles.map(({ good }, index) => goodsRow(good, counts, good.row.id, index + 1));
  const lessons = bundles.flatMap(({ good, lessons: own }) =>
    own.map((lesson) => ({ lesson, course: good.row.id })),
  );
  return {
    goods: [
      ...goods,
      ...lessons.map(({ lesson, course }, index) =>
        goodsRow(lesson, counts, course, goods.length + index + 1),
      ),
    ],
    details: detailsOf(bundles),
    coupons: tables.coupons.map((line, index) => ({
      ...couponRow(line, index + 1),
      claimed: counts.get(line.id)?.claimed ?? 0,
      used: 0,
    })),
    limits: tables.goods.flatMap(({ id, password, svip_price, designated }) =>
      password === undefined && svip_price === undefined && designated === undefined
        ? []
        : [
            {
              goods_id: id,
              ...(password === undefined ? {} : { password }),
              ...(svip_price === undefined ? {} : { svip_price }),
              ...(designated === undefined ? {} : { designated }),
            },
          ],
    ),
  };
}
