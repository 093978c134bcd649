/** What rows say of each other and of the shop: ids that are twice, name nobody, or name what cannot stand there. */
import type { GoodsLine } from '#schemas/goods-table/tables.ts';
import { readWrittenPhone } from '#schemas/auth/phone.ts';
import { checkLessons } from './check-lessons.ts';
import { checkMembers } from './check-members.ts';
import { checkOutline } from './check-outline.ts';
import { checkTerms } from './check-terms.ts';
import { withPlaces, type FitTables } from './check-tables.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import {
  checkPiece,
  checkTwice,
  endsBefore,
  noPhone,
  unknown,
  type KnownReferences,
} from './reference-faults.ts';
import { designatedOf } from './rows-of.ts';
import { isLesson, type ShopGoods } from './shop-goods.ts';

function checkGoods(
  rows: readonly (readonly [GoodsLine, number])[],
  teachers: ReadonlySet<string>,
  { shop }: KnownReferences,
) {
  const goodsById = new Map(shop.assortment.goods.map((row) => [row.id, row]));
  return rows.flatMap(([line, row]): GoodsFault[] => {
    const at = (field: string) => ({ table: 'goods' as const, row, field });
    const before = goodsById.get(line.id);
    const faults = checkPiece('goods', line, row);
    if (isLesson(shop.assortment, line.id))
      faults.push(
        faultAt(
          at('id'),
          'is-a-lesson',
          [`${line.id} 是某门课程的课时`, `${line.id} is a lesson of a course`],
          ['换一个编号', 'Give this good another id'],
        ),
      );
    else if (before !== undefined && before.type !== line.type)
      faults.push(
        faultAt(
          at('type'),
          'type-changed',
          [
            `${line.id} 的类型是 ${String(before.type)}，不能改变`,
            `${line.id} is of type ${String(before.type)}, which cannot change`,
          ],
          ['写回原来的类型，或换一个编号', 'Write its own type, or give this good another id'],
        ),
      );
    for (const [index, id] of (line.teachers ?? []).entries())
      if (!teachers.has(id)) faults.push(unknown(at(`teachers/${String(index)}`), ['老师', 'teacher'], id));
    for (const [index, entry] of (line.designated ?? []).entries()) {
      const { kind, target } = designatedOf(entry);
      if (kind !== 'person' || readWrittenPhone(target) !== undefined) continue;
      faults.push(
        noPhone(at(`designated/${String(index)}`), entry, [
          '写手机号、group:分组编号 或 department:部门路径',
          'Write a phone, group:<id> or department:<path>',
        ]),
      );
    }
    if (line.password !== undefined && line.password_hash !== undefined)
      faults.push(
        faultAt(
          at('password'),
          'two-passwords',
          ['password 与 password_hash 只能有一个', 'It has both password and password_hash'],
          [
            '新密码写 password，并删去 password_hash',
            'For a new password write password and take password_hash out',
          ],
        ),
      );
    return faults;
  });
}

function checkSkus({ skus, goods }: FitTables, { shop, types }: KnownReferences): GoodsFault[] {
  if (skus === undefined) return [];
  const rows = withPlaces(skus);
  const faults = rows.flatMap(([line, row]): GoodsFault[] => {
    const at = (field: string) => ({ table: 'skus' as const, row, field });
    if (!types.has(line.goods_id)) return [unknown(at('goods_id'), ['商品', 'good'], line.goods_id)];
    const keptSku = shop.assortment.skus.get(line.goods_id)?.find(({ id }) => id === line.id);
    const takenCount = (keptSku?.held ?? 0) + (keptSku?.sold ?? 0);
    if (line.stock === undefined || line.stock >= takenCount) return [];
    return [
      faultAt(
        at('stock'),
        'too-few',
        [`已售出或占用 ${String(takenCount)} 件`, `${String(takenCount)} are sold or held already`],
        [`库存不少于 ${String(takenCount)}`, `Write ${String(takenCount)} or more`],
      ),
    ];
  });
  const namedIds = new Set([
    ...withPlaces(goods).map(([{ id }]) => id),
    ...rows.map(([line]) => line.goods_id),
  ]);
  const skuKeys = new Set(rows.map(([line]) => `${line.goods_id} ${line.id}`));
  for (const goodsId of namedIds)
    for (const { id, held, sold } of shop.assortment.skus.get(goodsId) ?? [])
      if (held + sold > 0 && !skuKeys.has(`${goodsId} ${id}`))
        faults.push(
          faultAt(
            { table: 'skus', row: -1, field: '' },
            'sku-sold',
            [
              `${goodsId} 的规格 ${id} 已被购买，不能删去`,
              `The variant ${id} of ${goodsId} has been bought and cannot go`,
            ],
            [
              `保留这一行，库存写成 ${String(held + sold)} 即停售`,
              `Keep its row; a stock of ${String(held + sold)} ends its sale`,
            ],
          ),
        );
  return faults;
}

/** Every fault between rows that are fit by themselves. */
export function checkReferences(tables: FitTables, shop: ShopGoods): GoodsFault[] {
  const [goods, outline] = [withPlaces(tables.goods), withPlaces(tables.outline)];
  const coupons = withPlaces(tables.coupons);
  const soldGoods = shop.assortment.goods.filter(({ id }) => !isLesson(shop.assortment, id));
  const types = new Map([
    ...soldGoods.map(({ id, type }) => [id, type] as const),
    ...goods.map(([{ id, type }]) => [id, type] as const),
  ]);
  const lessons = new Set([
    ...shop.assortment.goods.filter(({ id }) => isLesson(shop.assortment, id)).map(({ id }) => id),
    ...outline.flatMap(([line]) => (line.type === undefined ? [] : [line.resource_id ?? line.id])),
  ]);
  const teachers = new Set([
    ...shop.assortment.teachers.map(({ id }) => id),
    ...withPlaces(tables.teachers).map(([{ id }]) => id),
  ]);
  const references: KnownReferences = { shop, types, lessons };
  return [
    ...checkTwice('tags', withPlaces(tables.tags)),
    ...checkTwice('teachers', withPlaces(tables.teachers)),
    ...checkTwice('goods', goods),
    ...checkGoods(goods, teachers, references),
    ...checkTwice('outline', outline),
    ...checkOutline(outline, references),
    ...checkLessons(tables, references),
    ...checkTwice('terms', withPlaces(tables.terms)),
    ...checkTerms(withPlaces(tables.terms), references),
    ...checkTwice('skus', withPlaces(tables.skus)),
    ...checkSkus(tables, references),
    ...checkTwice('coupons', coupons),
    ...coupons.flatMap(([line, row]) => [
      ...(line.goods_ids ?? []).flatMap((id, index) =>
        types.has(id)
          ? []
          : [unknown({ table: 'coupons', row, field: `goods_ids/${String(index)}` }, ['商品', 'good'], id)],
      ),
      ...(Date.parse(line.end) > Date.parse(line.start)
        ? []
        : [endsBefore({ table: 'coupons', row, field: 'end' })]),
    ]),
    ...checkMembers(withPlaces(tables.members), references),
  ];
}
