/** What an import changes: of each good, teacher, tag and coupon whether it is new, another than before, or as it was. */
import { differencesOf, listDifferences, type FieldChange } from '#schemas/goods-table/field-change.ts';
import type { ImportChange } from '#schemas/goods-table/import-report.ts';
import type { TagRow, TeacherRow } from '#server/areas/catalogue/area.ts';
import type { MemberKept } from '#server/areas/access/area.ts';
import type { CouponWritten } from '#server/areas/coupons/area.ts';
import type { Bundle } from './bundle.ts';
import type { GivenTables } from './check-tables.ts';
import { couponLine, linesOfBundle, memberLine, tagLine, teacherLine } from './lines-of.ts';
import { bundleOf, couponRow, memberKey, memberRow, teacherRow, type GoodsLines } from './rows-of.ts';
import { bundlesOf, namesOf, type ShopGoods } from './shop-goods.ts';

export interface Plan {
  bundles: readonly { bundle: Bundle; before: Bundle | undefined }[];
  teachers: readonly TeacherRow[];
  tags: readonly { row: TagRow; position: number }[];
  coupons: readonly CouponWritten[];
  members: readonly MemberKept[];
  /** Goods in their new order; undefined where it stays. */
  order: readonly string[] | undefined;
  changes: readonly ImportChange[];
  unchangedCount: number;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether they stand so among others, too. */
function isInOrder(ids: readonly string[], all: readonly string[]): boolean {
  const idSet = new Set(ids);
  return same(
    ids,
    all.filter((id) => idSet.has(id)),
  );
}

interface Comparison<Row> {
  rows: Row[];
  changes: ImportChange[];
  unchangedCount: number;
}

/** Rows another than those that are kept, told apart by the lines they are written as. */
function compare<Row extends { id: string }>(
  table: ImportChange['table'],
  rows: readonly Row[],
  keptRows: readonly Row[],
  lineOf: (row: Row) => object,
): Comparison<Row> {
  const before = new Map(keptRows.map((row) => [row.id, lineOf(row)]));
  const differences = rows.flatMap(
    (row): { row: Row; change: ImportChange['change']; fields: FieldChange[] }[] => {
      const [old, now] = [before.get(row.id), lineOf(row)];
      if (same(old, now)) return [];
      const fields = differencesOf({ table, id: row.id }, old, now);
      return [{ row, change: old === undefined ? 'added' : 'changed', fields }];
    },
  );
  return {
    rows: differences.map(({ row }) => row),
    changes: differences.map(({ row: { id }, change, fields }) => ({ table, id, change, fields })),
    unchangedCount: rows.length - differences.length,
  };
}

/** What changes of one good, in its own line and in each list of it. */
function fieldsOf(before: GoodsLines | undefined, after: GoodsLines): FieldChange[] {
  const { id } = after.line;
  return [
    ...differencesOf({ table: 'goods', id }, before?.line, after.line),
    ...listDifferences('outline', id, before?.outline ?? [], after.outline),
    ...listDifferences('terms', id, before?.terms ?? [], after.terms),
    ...listDifferences('skus', id, before?.skus ?? [], after.skus),
  ];
}

function groupByGoods<Line extends { goods_id: string }>(lines: readonly Line[]): Map<string, Line[]> {
  const byGoods = new Map<string, Line[]>();
  for (const line of lines) {
    const list = byGoods.get(line.goods_id) ?? [];
    list.push(line);
    byGoods.set(line.goods_id, list);
  }
  return byGoods;
}

/** The lines of each good the tables name: theirs where there are some, else those that are kept. */
function desiredLines(
  tables: GivenTables,
  keptLines: ReadonlyMap<string, GoodsLines>,
  renamedTeachers: ReadonlySet<string>,
): GoodsLines[] {
  const lines = new Map((tables.goods ?? []).map((line) => [line.id, line]));
  const outlines = groupByGoods(tables.outline ?? []);
  const terms = groupByGoods(tables.terms ?? []);
  const skus = groupByGoods(tables.skus ?? []);
  const taughtGoods = [...keptLines.values()].filter(({ line }) =>
    renamedTeachers.has(line.teachers?.[0] ?? ''),
  );
  const ids = taughtGoods.map(({ line }) => line.id);
  const namedIds = [...lines.keys(), ...outlines.keys(), ...terms.keys(), ...skus.keys(), ...ids];
  return [...new Set(namedIds)].flatMap((id): GoodsLines[] => {
    const before = keptLines.get(id);
    const line = lines.get(id) ?? before?.line;
    if (line === undefined) return [];
    const isWhole = lines.has(id);
    const outline =
      tables.outline === undefined || (!isWhole && !outlines.has(id)) ? before?.outline : outlines.get(id);
    const termLines =
      tables.terms === undefined || (!isWhole && !terms.has(id)) ? before?.terms : terms.get(id);
    const variants = tables.skus === undefined || (!isWhole && !skus.has(id)) ? before?.skus : skus.get(id);
    return [{ line, outline: outline ?? [], terms: termLines ?? [], skus: variants ?? [] }];
  });
}

export function planImport(tables: GivenTables, shop: ShopGoods): Plan {
  const { assortment } = shop;
  const teachers = compare(
    'teachers',
    (tables.teachers ?? []).map(teacherRow),
    assortment.teachers,
    teacherLine,
  );
  const oldNames = namesOf(assortment);
  const names = new Map([...oldNames, ...teachers.rows.map(({ id, name }) => [id, name] as const)]);
  const renamedTeachers = new Set(
    teachers.rows.filter(({ id, name }) => !same(oldNames.get(id), name)).map(({ id }) => id),
  );
  const keptBundles = bundlesOf(shop);
  const before = new Map(keptBundles.map((bundle) => [bundle.good.row.id, bundle]));
  const keptLines = new Map(
    keptBundles.map((bundle) => [bundle.good.row.id, linesOfBundle(bundle, oldNames)]),
  );
  const lessons = new Map(
    keptBundles.flatMap((bundle) => bundle.lessons.map((lesson) => [lesson.row.id, lesson] as const)),
  );
  let last = assortment.lastPosition;
  const goods = desiredLines(tables, keptLines, renamedTeachers).map((lines) => {
    const old = before.get(lines.line.id);
    const bundle = bundleOf(lines, names, old?.good.row.position ?? (last += 1));
    // Of its lessons those it tells of, which another course may tell of in an export; and by the new names of teachers.
    const ownLessons = bundle.lessons.flatMap(({ row: { id } }) => lessons.get(id) ?? []);
    const was = old === undefined ? undefined : linesOfBundle({ ...old, lessons: ownLessons }, names);
    const now = linesOfBundle(bundle, names);
    return { bundle, before: old, isSame: same(was, now), fields: fieldsOf(was, now) };
  });
  const other = goods.filter(({ isSame }) => !isSame);
  const order = (tables.goods ?? []).map(({ id }) => id);
  const addedIds = goods.flatMap(({ bundle, before: old }) =>
    old === undefined ? [bundle.good.row.id] : [],
  );
  const tags = (tables.tags ?? []).map(({ id, title }) => ({ id, title }));
  const tagChanges = compare('tags', tags, assortment.tags, tagLine);
  const tagsMoved = !isInOrder(
    tags.map(({ id }) => id),
    assortment.tags.map(({ id }) => id),
  );
  const places = new Map(shop.coupons.map(({ id, position }) => [id, position]));
  let lastCoupon = Math.max(0, ...places.values());
  const coupons = compare(
    'coupons',
    (tables.coupons ?? []).map((line) => couponRow(line, places.get(line.id) ?? (lastCoupon += 1))),
    shop.coupons,
    couponLine,
  );
  const withId = (row: MemberKept) => ({ id: memberKey(row), ...row });
  const members = compare(
    'members',
    (tables.members ?? []).map((line) => withId(memberRow(line))),
    shop.members.map(withId),
    memberLine,
  );
  return {
    bundles: other,
    teachers: teachers.rows,
    tags: (tagsMoved || tagChanges.rows.length > 0 ? tags : []).map((row, position) => ({ row, position })),
    coupons: coupons.rows,
    members: members.rows,
    order: isInOrder(order, [...before.keys(), ...addedIds]) ? undefined : order,
    changes: [
      ...tagChanges.changes,
      ...teachers.changes,
      ...other.map(({ bundle, before: old, fields }) => ({
        table: 'goods' as const,
        id: bundle.good.row.id,
        change: old === undefined ? ('added' as const) : ('changed' as const),
        fields,
      })),
      ...coupons.changes,
      ...members.changes,
    ],
    unchangedCount:
      tagChanges.unchangedCount +
      teachers.unchangedCount +
      (goods.length - other.length) +
      coupons.unchangedCount +
      members.unchangedCount,
  };
}
