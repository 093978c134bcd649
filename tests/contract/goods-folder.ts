/** A folder of forty goods, as a merchant of their own might write it: every type, lessons, variants, coupons, limits. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { still } from '../support/sample-images.ts';

type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;

const TYPES = [1, 2, 3, 4, 5, 6, 8, 25, 50] as const;
const COURSES: readonly number[] = [6, 8, 25, 50];

function piece(type: number, id: string): Row {
  if (type === 1)
    return { text: { cn: `<p>正文 ${id}</p>\n<p>“引号”, 逗号; 制表\t</p>`, en: `<p>Text of ${id}</p>` } };
  if (type === 2 || type === 3) return { media: `/demo/media/${id}.mp4`, seconds: 60, try_seconds: 10 };
  return {};
}

function good(index: number): Row {
  const type = TYPES[index % TYPES.length] ?? 50;
  const id = `g_${String(index + 1).padStart(2, '0')}`;
  return {
    id,
    type,
    title:
      index % 2 === 0
        ? `第 ${String(index + 1)} 课：“慢”，也是快`
        : { cn: `课程 ${id}`, en: `Course ${id}, "slow"; quick` },
    summary: index % 3 === 0 ? '一句话，说清楚' : { cn: '学得会', en: 'Learn it' },
    cover: index % 5 === 0 ? './images/cover.png' : '/demo/covers/build-from-zero.svg',
    price: index % 4 === 0 ? 0 : 9900 + index,
    tags: index % 2 === 0 ? ['writing'] : ['writing', 'slow'],
    teachers: index % 3 === 0 ? ['mei'] : ['mei', 'tom'],
    ...(type === 4 ? { start: '2030-01-02T20:00:00+08:00' } : {}),
    ...piece(type, id),
  };
}

/** The forty goods as rows of every table. */
export function fortyGoods(): Rows {
  const goods = Array.from({ length: 40 }, (_, index) => good(index));
  Object.assign(goods[8] ?? {}, {
    password: 'bookclub7',
    refund_days: 7,
    refund_terms: '七天内可退',
    level: 'starter',
  });
  Object.assign(goods[5] ?? {}, { designated: ['13900000001', 'group:club'] });
  Object.assign(goods[7] ?? {}, { svip_price: 100, state: 'hidden' });
  const courses = goods.filter(({ type }) => COURSES.includes(Number(type)));
  const outline = courses.flatMap(({ id }): Row[] => [
    { goods_id: id, id: 'c1', kind: 'chapter', title: { cn: '第一章', en: 'Chapter one' } },
    {
      goods_id: id,
      id: `${String(id)}_a`,
      parent_id: 'c1',
      title: '开始',
      type: 1,
      is_try: true,
      text: '<p>开始</p>',
    },
    {
      goods_id: id,
      id: `${String(id)}_b`,
      parent_id: 'c1',
      title: 'Watch',
      type: 3,
      media: '/demo/media/b.mp4',
      seconds: 30,
      unlock: '2030-05-01T08:00:00+08:00',
    },
    { goods_id: id, id: `${String(id)}_c`, parent_id: 'c1', title: 'Sold alone, too', resource_id: 'g_02' },
  ]);
  return {
    tags: [
      { id: 'writing', title: { cn: '写作', en: 'Writing' } },
      { id: 'slow', title: '慢' },
    ],
    teachers: [
      {
        id: 'mei',
        name: { cn: '梅', en: 'Mei' },
        title: '编辑',
        portrait: './images/cover.png',
        about: '一行\n两行',
      },
      { id: 'tom', name: 'Tom' },
    ],
    goods,
    outline,
    skus: [
      { goods_id: 'g_18', id: 'one', name: { cn: '标准', en: 'Standard' }, price: 19_900, stock: 5 },
      { goods_id: 'g_18', id: 'two', name: '一年', price: 29_900, line_price: 39_900, period_days: 365 },
    ],
    coupons: [
      {
        id: 'spring',
        title: '立减 10 元',
        amount: 1000,
        threshold: 5000,
        total: 10,
        goods_ids: ['g_18', 'g_02'],
        start: '2026-01-01T00:00:00+08:00',
        end: '2036-01-01T00:00:00+08:00',
      },
    ],
  };
}

export interface Dialect {
  mark: ',' | ';' | '\t';
  bom: boolean;
  end: '\n' | '\r\n';
}

const isText = (value: unknown): value is { cn: string; en: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Held in whole fen; a table says its unit in the header (D126). */
const MONEY: ReadonlySet<string> = new Set(['price', 'line_price', 'svip_price', 'amount', 'threshold']);

/** Cells by column; a text in two languages has a column each. */
function flat(row: Row): Map<string, string> {
  return new Map(
    Object.entries(row).flatMap(([field, value]): [string, string][] =>
      isText(value)
        ? [
            [`${field}.cn`, value.cn],
            [`${field}.en`, value.en],
          ]
        : MONEY.has(field)
          ? [[`${field}_yuan`, typeof value === 'number' ? (value / 100).toFixed(2) : String(value)]]
          : [[field, Array.isArray(value) ? value.join('|') : String(value)]],
    ),
  );
}

/** Written by hand here, so that nothing of the product's own writer is taken for granted. */
function csvOf(rows: readonly Row[], { mark, bom, end }: Dialect): string {
  const cells = rows.map(flat);
  const columns = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  const buildQuotedText = (text: string) =>
    /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [columns, ...cells.map((row) => columns.map((column) => row.get(column) ?? ''))];
  return (bom ? '\ufeff' : '') + lines.map((line) => line.map(buildQuotedText).join(mark) + end).join('');
}

/** Writes the tables into a folder with the pictures they name. */
export async function writeFolder(dir: string, tables: Rows, dialect?: Dialect): Promise<string> {
  mkdirSync(join(dir, 'images'), { recursive: true });
  writeFileSync(join(dir, 'images/cover.png'), await still(40, 30, 'png'));
  for (const [name, rows] of Object.entries(tables)) {
    const text = dialect === undefined ? JSON.stringify(rows) : csvOf(rows, dialect);
    writeFileSync(join(dir, `${name}.${dialect === undefined ? 'json' : 'csv'}`), text);
  }
  return dir;
}
