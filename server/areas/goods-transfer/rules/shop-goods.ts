/** Everything of a shop's goods as it is kept, and as the tables an export writes. */
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import type { LimitsKept, MemberKept } from '#server/areas/access/area.ts';
import { PLAIN_DETAIL, type CatalogSnapshot, type GoodsChange } from '#server/areas/catalogue/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { CouponRow } from '#server/areas/coupons/area.ts';
import { NO_LIMITS, type Bundle } from './bundle.ts';
import { couponLine, linesOfBundle, memberLine, tagLine, teacherLine } from './lines-of.ts';
import type { TeacherNames } from './rows-of.ts';

export interface ShopGoods {
  assortment: CatalogSnapshot;
  coupons: readonly CouponRow[];
  limits: ReadonlyMap<string, LimitsKept>;
  members: readonly MemberKept[];
}

export function isLesson({ details }: CatalogSnapshot, id: string): boolean {
  return details.get(id)?.isSoldAlone === false;
}

export const namesOf = ({ teachers }: Pick<CatalogSnapshot, 'teachers'>): TeacherNames =>
  new Map(teachers.map(({ id, name }) => [id, name]));

/** Bundles of all goods that are sold, in the shop's order; a lesson stands with the first course that holds it. */
export function bundlesOf({ assortment, limits }: ShopGoods): Bundle[] {
  const { goods, details, media, nodes, terms, skus, teacherIds } = assortment;
  const byId = new Map(goods.map((row) => [row.id, row]));
  const toldLessons = new Set<string>();
  const changeOf = (row: GoodsRow): GoodsChange => ({
    row,
    detail: details.get(row.id) ?? PLAIN_DETAIL,
    media: media.get(row.id),
    teachers: teacherIds.get(row.id) ?? [],
  });
  return goods
    .filter(({ id }) => !isLesson(assortment, id))
    .map((row) => {
      const outline = nodes.get(row.id) ?? [];
      const lessons = outline.flatMap(({ kind, resourceId }) => {
        const lesson =
          kind === 'lesson' && isLesson(assortment, resourceId) ? byId.get(resourceId) : undefined;
        if (lesson === undefined || toldLessons.has(resourceId)) return [];
        toldLessons.add(resourceId);
        return [changeOf(lesson)];
      });
      return {
        good: changeOf(row),
        lessons,
        nodes: outline,
        terms: terms.get(row.id) ?? [],
        skus: (skus.get(row.id) ?? []).map(({ held: _heldCount, sold: _soldCount, ...sku }) => sku),
        limits: limits.get(row.id) ?? NO_LIMITS,
      };
    });
}

/** The tables of a whole shop. */
export function tablesOf(shop: ShopGoods): GoodsTables {
  const { assortment, coupons, members } = shop;
  const names = namesOf(assortment);
  const lines = bundlesOf(shop).map((bundle) => linesOfBundle(bundle, names));
  return {
    tags: assortment.tags.map(tagLine),
    teachers: assortment.teachers.map(teacherLine),
    goods: lines.map(({ line }) => line),
    outline: lines.flatMap(({ outline }) => outline),
    terms: lines.flatMap(({ terms }) => terms),
    skus: lines.flatMap(({ skus }) => skus),
    coupons: coupons.map(couponLine),
    members: members.map(memberLine),
  };
}
