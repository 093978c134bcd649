/** Goods as spreadsheets in the browser: read with every fault by its line, imported, and downloaded as a workbook (D127). */
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '#server/areas/goods-transfer/sheets/write-table.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['training'] });

async function ask(name: string, input: object) {
  const answer = await test().ask('training', {
    method: 'POST',
    url: `/api/console.${name}/1.0.0`,
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' },
    payload: { shop: 'training', ...input },
  });
  return answer.json();
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const read = async (...files: { name: string; base64: string }[]) =>
  (await ask('goods.sheets.read', { files })).data;

describe('console.goods.sheets.read', () => {
  it('D127: a table is named by its file, even where a browser saved it a second time', async () => {
    const csv = 'id,type,title,price_yuan\nsheet_one,course,From a sheet,99.5\n';
    const { tables, places, faults } = await read({ name: 'goods (1).csv', base64: base64(csv) });
    expect(faults).toEqual([]);
    expect(tables).toEqual({ goods: [{ id: 'sheet_one', type: 50, title: 'From a sheet', price: 9950 }] });
    expect(places.goods).toHaveLength(1);
    expect(places.goods[0]).toContain('row 2');
    const report = await ask('goods.import', { tables });
    expect(report.data.changes).toMatchObject([{ change: 'added', table: 'goods', id: 'sheet_one' }]);
    expect((await ask('goods.get', { id: 'sheet_one' })).data.item).toMatchObject({ price: 9950 });
  });

  it('D127: each sheet of a workbook is a table', async () => {
    const workbook = await workbookOf([
      {
        name: 'goods',
        cells: [
          ['id', 'type', 'title', 'price_yuan'],
          ['sheet_two', 'course', 'Two', '1'],
        ],
      },
      {
        name: 'outline',
        cells: [
          ['goods_id', 'id', 'title'],
          ['sheet_two', 'l1', 'First'],
        ],
      },
    ]);
    const { tables, faults } = await read({ name: 'my shop.xlsx', base64: base64(workbook) });
    expect(faults).toEqual([]);
    expect(tables.goods).toMatchObject([{ id: 'sheet_two', price: 100 }]);
    expect(tables.outline).toEqual([{ goods_id: 'sheet_two', id: 'l1', title: 'First' }]);
  });

  it('D126: every wrong cell and file is named with its place', async () => {
    const csv = 'id,type,title,price\nx,course,X,1\n';
    const { faults } = await read(
      { name: 'goods.csv', base64: base64(csv) },
      { name: 'goods.numbers', base64: base64('?') },
      { name: 'broken.xlsx', base64: base64('?') },
    );
    expect(faults.map(({ file }: { file: string }) => file)).toEqual([
      'goods.csv',
      'goods.numbers',
      'broken.xlsx',
    ]);
    expect(faults[0]).toMatchObject({
      place: expect.stringContaining('row 1'),
      hint: { en: expect.any(String) },
    });
  });
});

describe('console.goods.workbook.get', () => {
  it('D127: what it writes is read back as it was', async () => {
    const { base64: bytes } = (await ask('goods.workbook.get', { of: 'goods' })).data;
    const { tables, faults } = await read({ name: 'goods.xlsx', base64: bytes });
    expect(faults).toEqual([]);
    const outcome = await ask('goods.import', { tables, is_trial: true });
    expect(outcome.data.changes).toEqual([]);
  });

  it('D127: a template has a sheet for each table', async () => {
    const { base64: bytes } = (await ask('goods.workbook.get', { of: 'template' })).data;
    const sheets = await readSheets(Buffer.from(bytes, 'base64'));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'tags',
      'teachers',
      'goods',
      'outline',
      'terms',
      'skus',
      'coupons',
      'members',
    ]);
  });
});

describe('console.teachers.save', () => {
  it('D138: a teacher is made by a name and edited; a stale edit is refused with both values', async () => {
    const answer = await ask('teachers.save', { item: { name: 'Lin Weaver' } });
    const { id, version } = answer.data;
    expect((await ask('teachers.get', { id })).data).toEqual({ item: { name: 'Lin Weaver' }, version });
    await ask('teachers.save', { id, version, item: { title: 'Bookbinder' } });
    const late = await ask('teachers.save', { id, version, item: { title: 'Printer' } });
    expect(late).toMatchObject({
      code: 40900,
      data: { yours: { title: 'Printer' }, theirs: { name: 'Lin Weaver', title: 'Bookbinder' } },
    });
    expect((await ask('teachers.save', { id, item: { name: '' } })).code).toBe(40000);
    expect((await ask('teachers.get', { id: 'nobody' })).code).toBe(40400);
  });
});
