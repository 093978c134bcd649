/** What rows say of each other and of the shop: ids that are twice, name nobody, or name what cannot stand there. */
import { mediaKindOf } from '#schemas/goods-table/media-kind.ts';
import type { GoodsLine, OutlineLine, TableName } from '#schemas/goods-table/tables.ts';
import { readWholePhone, readPhone } from '#schemas/auth/phone.ts';
import type { checkTables } from './check-tables.ts';
import { faultAt, type TableFault } from './fault.ts';
import { designatedOf } from './rows-of.ts';
import { isLesson, type ShopGoods } from './shop-goods.ts';

export type FitTables = ReturnType<typeof checkTables>['tables'];

/** Types that hold lessons, and a membership, which opens what it lists. */
const COURSES: ReadonlySet<number> = new Set([5, 6, 8, 25, 50]);

/** Rows that are fit, each with its place. */
export function placed<Row>(rows: readonly (Row | undefined)[] | undefined): (readonly [Row, number])[] {
  return (rows ?? []).flatMap((row, index) => (row === undefined ? [] : [[row, index] as const]));
}

function checkTwice(
  table: TableName,
  rows: readonly (readonly [{ id: string; goods_id?: string }, number])[],
): TableFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(([{ id, goods_id = '' }, row]) => {
    const key = `${goods_id} ${id}`;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, row);
      return [];
    }
    return [
      faultAt(
        { table, row, field: 'id' },
        'duplicate-id',
        [
          `编号 ${id} 已在第 ${String(first + 1)} 行用过`,
          `The id ${id} stands in row ${String(first + 1)} already`,
        ],
        ['换一个编号，或删去其中一行', 'Give it another id, or take one of the two rows out'],
      ),
    ];
  });
}

function unknown(
  place: { table: TableName; row: number; field: string },
  what: readonly [string, string],
  id: string,
): TableFault {
  return faultAt(
    place,
    'unknown-id',
    [`没有编号为 ${id} 的${what[0]}`, `There is no ${what[1]} ${id}`],
    [`写已有的编号，或补上这个${what[0]}`, `Name one that is there, or add this ${what[1]}`],
  );
}

function checkPiece(table: TableName, line: GoodsLine | OutlineLine, row: number): TableFault[] {
  const kind = line.type === undefined ? undefined : mediaKindOf(line.type);
  const has = (field: 'media' | 'text') => line[field] !== undefined;
  const wrong = [
    ...(has('media') && (kind === undefined || kind === 'text') ? (['media'] as const) : []),
    ...(has('text') && kind !== 'text' ? (['text'] as const) : []),
  ];
  return wrong.map((field) =>
    faultAt(
      { table, row, field },
      'not-of-this-type',
      [`这一类型没有 ${field}`, `What is of this type has no ${field}`],
      field === 'media'
        ? [
            '只有音频 2、视频 3 和直播 4 有媒体文件；课程的文件写在 outline 的课时里',
            'Audio 2, video 3 and live 4 have a file; the files of a course stand with its lessons in outline',
          ]
        : ['只有图文 1 有正文', 'Articles, type 1, have a text'],
    ),
  );
}

interface Known {
  shop: ShopGoods;
  /** Type of each good that is, or will be, sold. */
  types: ReadonlyMap<string, number>;
  /** Goods that are lessons, in the shop or in these tables. */
  lessons: ReadonlySet<string>;
}

function checkGoods(
  rows: readonly (readonly [GoodsLine, number])[],
  teachers: ReadonlySet<string>,
  { shop }: Known,
) {
  const kept = new Map(shop.assortment.goods.map((row) => [row.id, row]));
  return rows.flatMap(([line, row]): TableFault[] => {
    const at = (field: string) => ({ table: 'goods' as const, row, field });
    const before = kept.get(line.id);
    const faults = checkPiece('goods', line, row);
    if (before !== undefined && isLesson(shop.assortment, line.id))
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
      if (kind !== 'person' || (readPhone('86', target) ?? readWholePhone(target)) !== undefined) continue;
      faults.push(
        faultAt(
          at(`designated/${String(index)}`),
          'phone',
          [`“${entry}”不是手机号`, `"${entry}" is no phone`],
          [
            '写手机号、group:分组编号 或 department:部门路径',
            'Write a phone, group:<id> or department:<path>',
          ],
        ),
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

function checkOutline(
  rows: readonly (readonly [OutlineLine, number])[],
  { shop, types, lessons }: Known,
): TableFault[] {
  const parents = new Map(rows.map(([line, row]) => [`${line.goods_id} ${line.id}`, { line, row }]));
  return rows.flatMap(([line, row]): TableFault[] => {
    const { goods_id: course, kind = 'lesson', parent_id: parent, resource_id: resource = line.id } = line;
    const at = (field: string) => ({ table: 'outline' as const, row, field });
    const type = types.get(course);
    const faults: TableFault[] = [];
    if (type === undefined) faults.push(unknown(at('goods_id'), ['商品', 'good'], course));
    else if (!COURSES.has(type))
      faults.push(
        faultAt(
          at('goods_id'),
          'no-course',
          [
            `${course} 的类型 ${String(type)} 没有目录`,
            `${course} is of type ${String(type)}, which holds no lessons`,
          ],
          [
            '有目录的是：会员 5、专栏 6、大专栏 8、训练营 25、课程 50',
            'What holds lessons is: membership 5, column 6, big column 8, camp 25, course 50',
          ],
        ),
      );
    const above = parent === undefined ? undefined : parents.get(`${course} ${parent}`);
    if (parent !== undefined && above === undefined)
      faults.push(unknown(at('parent_id'), ['章节', 'chapter or section'], parent));
    else if (above !== undefined && ((above.line.kind ?? 'lesson') === 'lesson' || above.row >= row))
      faults.push(
        faultAt(
          at('parent_id'),
          'wrong-parent',
          [
            `${above.line.id} 不是排在前面的章节`,
            `${above.line.id} is no chapter or section that stands before`,
          ],
          ['章节写在它的课时之前', 'Write a chapter before its lessons'],
        ),
      );
    if (kind !== 'lesson') {
      if (line.type !== undefined || line.resource_id !== undefined)
        faults.push(
          faultAt(
            at(line.type === undefined ? 'resource_id' : 'type'),
            'no-lesson',
            ['只有课时对应内容', 'Only a lesson is a piece of content'],
            ['删去它，或将 kind 写成 lesson', 'Take it out, or write lesson as the kind'],
          ),
        );
      return faults;
    }
    faults.push(...(line.type === undefined ? [] : checkPiece('outline', line, row)));
    if (line.type === undefined && !types.has(resource) && !lessons.has(resource))
      faults.push(
        faultAt(
          at('type'),
          'required',
          [
            `没有商品 ${resource}，也没写课时的类型`,
            `There is no good ${resource}, and no type makes a lesson of this row`,
          ],
          [
            '写上 type：图文 1、音频 2、视频 3、直播 4；或用 resource_id 指向已有的商品',
            'Add the type: article 1, audio 2, video 3, live 4; or name a good that is there as resource_id',
          ],
        ),
      );
    if (line.type !== undefined && types.has(resource))
      faults.push(
        faultAt(
          at('id'),
          'is-sold',
          [`${resource} 是单独出售的商品`, `${resource} is a good that is sold by itself`],
          [
            '删去 type 即引用它，或换一个编号',
            'Take the type out to refer to it, or give this lesson another id',
          ],
        ),
      );
    const before = shop.assortment.goods.find(({ id }) => id === resource);
    if (line.type !== undefined && before !== undefined && !types.has(resource) && before.type !== line.type)
      faults.push(
        faultAt(
          at('type'),
          'type-changed',
          [
            `${resource} 的类型是 ${String(before.type)}，不能改变`,
            `${resource} is of type ${String(before.type)}, which cannot change`,
          ],
          ['写回原来的类型，或换一个编号', 'Write its own type, or give this lesson another id'],
        ),
      );
    return faults;
  });
}

function checkSkus({ skus, goods }: FitTables, { shop, types }: Known): TableFault[] {
  if (skus === undefined) return [];
  const rows = placed(skus);
  const faults = rows.flatMap(([line, row]): TableFault[] => {
    const at = (field: string) => ({ table: 'skus' as const, row, field });
    if (!types.has(line.goods_id)) return [unknown(at('goods_id'), ['商品', 'good'], line.goods_id)];
    const kept = shop.assortment.skus.get(line.goods_id)?.find(({ id }) => id === line.id);
    const taken = (kept?.held ?? 0) + (kept?.sold ?? 0);
    if (line.stock === undefined || line.stock >= taken) return [];
    return [
      faultAt(
        at('stock'),
        'too-few',
        [`已售出或占用 ${String(taken)} 件`, `${String(taken)} are sold or held already`],
        [`库存不少于 ${String(taken)}`, `Write ${String(taken)} or more`],
      ),
    ];
  });
  const named = new Set([...placed(goods).map(([{ id }]) => id), ...rows.map(([line]) => line.goods_id)]);
  const written = new Set(rows.map(([line]) => `${line.goods_id} ${line.id}`));
  for (const goodsId of named)
    for (const { id, held, sold } of shop.assortment.skus.get(goodsId) ?? [])
      if (held + sold > 0 && !written.has(`${goodsId} ${id}`))
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
export function checkReferences(tables: FitTables, shop: ShopGoods): TableFault[] {
  const [goods, outline] = [placed(tables.goods), placed(tables.outline)];
  const coupons = placed(tables.coupons);
  const sold = shop.assortment.goods.filter(({ id }) => !isLesson(shop.assortment, id));
  const types = new Map([
    ...sold.map(({ id, type }) => [id, type] as const),
    ...goods.map(([{ id, type }]) => [id, type] as const),
  ]);
  const lessons = new Set([
    ...shop.assortment.goods.filter(({ id }) => isLesson(shop.assortment, id)).map(({ id }) => id),
    ...outline.flatMap(([line]) => (line.type === undefined ? [] : [line.resource_id ?? line.id])),
  ]);
  const teachers = new Set([
    ...shop.assortment.teachers.map(({ id }) => id),
    ...placed(tables.teachers).map(([{ id }]) => id),
  ]);
  const known: Known = { shop, types, lessons };
  return [
    ...checkTwice('tags', placed(tables.tags)),
    ...checkTwice('teachers', placed(tables.teachers)),
    ...checkTwice('goods', goods),
    ...checkGoods(goods, teachers, known),
    ...checkTwice('outline', outline),
    ...checkOutline(outline, known),
    ...checkTwice('skus', placed(tables.skus)),
    ...checkSkus(tables, known),
    ...checkTwice('coupons', coupons),
    ...coupons.flatMap(([line, row]) => [
      ...(line.goods_ids ?? []).flatMap((id, index) =>
        types.has(id)
          ? []
          : [unknown({ table: 'coupons', row, field: `goods_ids/${String(index)}` }, ['商品', 'good'], id)],
      ),
      ...(Date.parse(line.end) > Date.parse(line.start)
        ? []
        : [
            faultAt(
              { table: 'coupons', row, field: 'end' },
              'ends-before',
              ['结束不晚于开始', 'It ends before it starts'],
              ['写晚于 start 的时间', 'Write a moment after its start'],
            ),
          ]),
    ]),
  ];
}
