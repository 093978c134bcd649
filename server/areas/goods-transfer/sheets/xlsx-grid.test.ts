/** Workbooks are read by the rules of CSV, with the rows a spreadsheet shows (D127). */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeSheet from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import type { AnyTableName } from './table-file.ts';
import { tableCells, xlsxTable } from './write-table.ts';
import { readXlsxGrid } from './xlsx-grid.ts';

type Value = string | number | boolean | Date | null;

const cell = (value: Value) => {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy/m/d h:mm' };
  return { value };
};

async function workbook(
  sheets: Readonly<Record<string, readonly (readonly Value[])[]>>,
): Promise<Uint8Array> {
  return writeSheet(
    Object.entries(sheets).map(([sheet, rows]) => ({ sheet, data: rows.map((row) => row.map(cell)) })),
  ).toBuffer();
}

async function read(name: AnyTableName, bytes: Uint8Array) {
  const grid = await readXlsxGrid(name, `${name}.xlsx`, bytes);
  if (!grid.ok) return { faults: grid.faults.map(({ message }) => message.en) };
  const result = readTable(name, `${name}.xlsx`, grid.rows);
  if (!result.ok) return { faults: result.faults.map(({ place, message }) => `${place.en}: ${message.en}`) };
  return { rows: result.table.rows, notes: grid.notes.map(({ en }) => en) };
}

const at = (text: string) => new Date(`${text}Z`);

it('D127: dates, numbers and flags are what Excel counts them as', async () => {
  const bytes = await workbook({
    members: [
      ['goods_id', 'phone', 'until'],
      ['course', 13_900_000_106, at('2026-12-31T00:00:00')],
      [null, null, null],
      [1001, '139 0000 0107', at('2026-12-31T20:00:00')],
    ],
  });
  expect(await read('members', bytes)).toEqual({
    notes: [],
    rows: [
      { goods_id: 'course', phone: '13900000106', until: '2026-12-31T23:59:59+08:00' },
      { goods_id: '1001', phone: '139 0000 0107', until: '2026-12-31T20:00:00+08:00' },
    ],
  });
  const goods = await workbook({
    any: [
      ['id', 'price_yuan', 'svip_free'],
      ['a', 99.5, true],
    ],
  });
  expect(await read('goods', goods)).toMatchObject({ rows: [{ id: 'a', price: 9950, svip_free: true }] });
});

it('D127: a text that Excel made a day of, and a day kept as a number, are refused by row', async () => {
  const bytes = await workbook({
    goods: [
      ['id', 'title', 'sale_start'],
      [null, null, null],
      ['a', at('2026-01-02T00:00:00'), 46_387],
    ],
  });
  expect(await read('goods', bytes)).toEqual({
    faults: [
      'row 3, field title: Excel turned this cell into a date',
      'row 3, field sale_start: 46387 is the number Excel keeps for 2026-12-31',
    ],
  });
});

it('D127: the sheet named like the table is read, and others are named', async () => {
  const bytes = await workbook({ 说明: [['read me']], goods: [['id'], ['a']] });
  expect(await read('goods', bytes)).toEqual({
    rows: [{ id: 'a' }],
    notes: ['Only the sheet goods is read. Not read: 说明'],
  });
});

it('D127: a file that is no workbook is refused with the way out', async () => {
  expect(await read('goods', Buffer.from('id,title\n'))).toEqual({
    faults: ['This is no workbook of Excel (.xlsx) that can be read'],
  });
});

it('D127: what is written as a workbook is read as it was', async () => {
  const rows = [
    {
      id: 'a',
      type: 50,
      title: "=1+1 '",
      price: 9905,
      tags: ['x', 'y'],
      sale_start: '2026-01-05T08:00:00+08:00',
    },
  ];
  const bytes = await xlsxTable('goods', tableCells('goods', rows));
  expect(await read('goods', bytes)).toEqual({ rows, notes: [] });
});

/** The same workbook with other text in its sheet. */
async function withSheet(change: (sheet: string) => string): Promise<Uint8Array> {
  const files = unzipSync(await workbook({ goods: [['id'], ['a']] }));
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [
        name,
        name.includes('/worksheets/') && name.endsWith('.xml') ? strToU8(change(strFromU8(bytes))) : bytes,
      ]),
    ),
  );
}

it.each([
  ['a row far below', (sheet: string) => sheet.replace('r="2"', 'r="1e12"')],
  ['a row without an end', (sheet: string) => sheet.replace('r="2"', 'r="Infinity"')],
  ['a row in other signs', (sheet: string) => sheet.replace('r="2"', "r = '&#49;e12'")],
  ['a cell far aside', (sheet: string) => sheet.replace('r="A2"', 'r="ZZZZZZ2"')],
  ['a text of 40 MB', (sheet: string) => `${sheet}${' '.repeat(40_000_000)}`],
])('D127: a small workbook with %s is refused before it fills the memory', async (_name, change) => {
  const bytes = await withSheet(change);
  expect(bytes.length).toBeLessThan(100_000);
  expect(await read('goods', bytes)).toEqual({ faults: ['This workbook is too large'] });
});

it('D127: what an archive says of its own sizes is not believed', async () => {
  const bytes = Buffer.from(await workbook({ goods: [['id'], ['a']] }));
  // The size of the first entry, unpacked.
  bytes.writeUInt32LE(0xff_ff_ff_f0, 22);
  expect(await read('goods', bytes)).toEqual({ rows: [{ id: 'a' }], notes: [] });
});
