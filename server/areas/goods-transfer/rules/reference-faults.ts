/** Faults that rows of several tables may have: an id that is twice or of nobody, a file or text that is not of a type. */
import { mediaKindOf } from '#schemas/goods-table/media-kind.ts';
import type { GoodsLine, OutlineLine, TableName } from '#schemas/goods-table/tables.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';
import type { ShopGoods } from './shop-goods.ts';

/** What rows may name. */
export interface KnownReferences {
  shop: ShopGoods;
  /** Type of each good that is, or will be, sold. */
  types: ReadonlyMap<string, number>;
  /** Goods that are lessons, in the shop or in these tables. */
  lessons: ReadonlySet<string>;
}

/** For a row that makes a lesson of what is there. */
export const REFER = [
  '删去 type 即引用它，或换一个编号',
  'Take the type out to refer to it, or give this lesson another id',
] as const;

export function checkTwice(
  table: TableName,
  rows: readonly (readonly [{ id: string; goods_id?: string }, number])[],
): GoodsFault[] {
  const keys = new Set<string>();
  return rows.flatMap(([{ id, goods_id = '' }, row]) => {
    const key = `${goods_id} ${id}`;
    if (!keys.has(key)) {
      keys.add(key);
      return [];
    }
    return [
      faultAt(
        { table, row, field: 'id' },
        'duplicate-id',
        [`编号 ${id} 在前面的一行已用过`, `The id ${id} stands in an earlier row already`],
        ['换一个编号，或删去其中一行', 'Give it another id, or take one of the two rows out'],
      ),
    ];
  });
}

export function unknown(
  place: { table: TableName; row: number; field: string },
  what: readonly [string, string],
  id: string,
): GoodsFault {
  return faultAt(
    place,
    'unknown-id',
    [`没有编号为 ${id} 的${what[0]}`, `There is no ${what[1]} ${id}`],
    [`写已有的编号，或补上这个${what[0]}`, `Name one that is there, or add this ${what[1]}`],
  );
}

/** Excel keeps no more than these digits of a long number. */
const SHORTENED = /^\d+(?:\.\d+)?e\+?\d+$/i;

export function noPhone(
  place: { table: TableName; row: number; field: string },
  entry: string,
  hint: readonly [cn: string, en: string],
): GoodsFault {
  if (!SHORTENED.test(entry.trim()))
    return faultAt(place, 'phone', [`“${entry}”不是手机号`, `"${entry}" is no phone`], hint);
  return faultAt(
    place,
    'phone',
    [
      `Excel 把手机号缩写成了 ${entry}，后面的数字已丢失`,
      `Excel shortened the phone to ${entry}, and its last digits are lost`,
    ],
    ['把这一列的单元格格式设为“文本”，再重新输入', 'Format the column as text, and type the number again'],
  );
}

export function endsBefore(place: { table: TableName; row: number; field: string }): GoodsFault {
  return faultAt(
    place,
    'ends-before',
    ['结束不晚于开始', 'It ends before it starts'],
    ['写晚于 start 的时间', 'Write a moment after its start'],
  );
}

const SIZES_HINT = ['只有视频 3 和直播 4 有多种清晰度', 'Video 3 and live 4 come in several sizes'] as const;
const PIECE_HINTS = {
  media: [
    '图文 1（PDF）、音频 2、视频 3 和直播 4 有文件；课程的文件写在 outline 的课时里',
    'Article 1 (a PDF), audio 2, video 3 and live 4 have a file; the files of a course stand with its lessons in outline',
  ],
  media_medium: SIZES_HINT,
  media_small: SIZES_HINT,
  text: ['只有图文 1 有正文', 'Articles, type 1, have a text'],
} as const;

export function checkPiece(table: TableName, line: GoodsLine | OutlineLine, row: number): GoodsFault[] {
  const kind = line.type === undefined ? undefined : mediaKindOf(line.type);
  const has = (field: 'media' | 'media_medium' | 'media_small' | 'text') => line[field] !== undefined;
  const wrong = [
    ...(has('media') && kind === undefined ? (['media'] as const) : []),
    ...(['media_medium', 'media_small'] as const).filter((field) => has(field) && kind !== 'video'),
    ...(has('text') && kind !== 'text' ? (['text'] as const) : []),
  ];
  return wrong.map((field) => {
    const place = { table, row, field };
    return line.type === undefined
      ? faultAt(
          place,
          'only-refers',
          [
            `没有 type 的行只引用别处的内容，${field} 不会被采用`,
            `Without a type it only refers; its ${field} would be lost`,
          ],
          ['写上 type，或写在被引用的那一行里', 'Add the type, or write it in the row it refers to'],
        )
      : faultAt(
          place,
          'not-of-this-type',
          [`这一类型没有 ${field}`, `What is of this type has no ${field}`],
          PIECE_HINTS[field],
        );
  });
}
