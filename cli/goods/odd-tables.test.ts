/** Odd tables, each read as it is meant or refused by a sentence that names it and says what to write (D126, D127). */
import { describe, expect, it } from 'vitest';
import { readCsvGrid } from '#server/areas/goods-transfer/sheets/csv-grid.ts';
import { readTable } from '#server/areas/goods-transfer/sheets/read-table.ts';
import type { AnyTableName } from '#server/areas/goods-transfer/sheets/table-file.ts';

type Outcome = { rows: unknown } | { faults: string[] };

function read(name: AnyTableName, bytes: Uint8Array | string): Outcome {
  const grid = readCsvGrid(`${name}.csv`, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  const result = grid.ok ? readTable(name, `${name}.csv`, grid.rows) : grid;
  if (result.ok && 'table' in result) return { rows: result.table.rows };
  const faults = 'faults' in result ? result.faults : [];
  return { faults: faults.map(({ place, message, hint }) => `${place.en}: ${message.en}. ${hint.en}`) };
}

const TEXT = 'id,title,price_yuan\r\na,"慢, 写",99\r\n';
const ROW = { id: 'a', title: '慢, 写', price: 9900 };

describe('D127: dialects', () => {
  it.each<[string, Uint8Array | string]>([
    ['commas', TEXT],
    ['a byte order mark', `\ufeff${TEXT}`],
    ['LF', TEXT.replaceAll('\r\n', '\n')],
    ['CR', TEXT.replaceAll('\r\n', '\r')],
    ['no end of line', TEXT.trimEnd()],
    ['semicolons', 'id;title;price_yuan\na;慢, 写;99\n'],
    ['tabs', 'id\ttitle\tprice_yuan\na\t慢, 写\t99\n'],
    ['sep=;', 'sep=;\r\nid;title;price_yuan\r\na;慢, 写;99\r\n'],
    ['sep= with a mark and tabs', '\ufeffsep=\t\r\nid\ttitle\tprice_yuan\r\na\t慢, 写\t99\r\n'],
    ['UTF-16 and tabs', Buffer.from('\ufeffid\ttitle\tprice_yuan\r\na\t慢, 写\t99\r\n', 'utf16le')],
    ['rows of separators', 'id,title,price_yuan\n,,\na,"慢, 写",99\n,,\n,,\n'],
    ['columns of nothing', 'id,title,price_yuan,,\na,"慢, 写",99,,\n'],
    ['remarks', 'id,title,price_yuan\n# the name,,what it costs\na,"慢, 写",99\n'],
    ['headers in capitals', ' ID ,Title,Price_Yuan\na,"慢, 写",99\n'],
  ])('%s', (_name, bytes) => {
    expect(read('goods', bytes)).toEqual({ rows: [ROW] });
  });
});

const cell = (name: AnyTableName, column: string, text: string) => {
  const outcome = read(name, `id;${column}\na;"${text}"\n`);
  return 'rows' in outcome && Array.isArray(outcome.rows) ? outcome.rows[0] : outcome;
};

describe('D126: money', () => {
  it.each([
    ['99', 9900],
    ['99.00', 9900],
    ['99.5', 9950],
    ['0', 0],
    ['1,299.5', 129_950],
    ['¥99', 9900],
    ['￥ 99.9', 9990],
    ['99元', 9900],
    ['９９．００', 9900],
    ['RMB 12', 1200],
  ])('%s yuan is %d fen', (text, fen) => {
    expect(cell('goods', 'price_yuan', text)).toEqual({ id: 'a', price: fen });
  });

  it.each(['99.999', '-1', '99,00', '1.299,50', '1e3', 'free', '99/2', '9 9', '$99'])(
    '%s is refused',
    (text) => {
      expect(cell('goods', 'price_yuan', text)).toEqual({
        faults: [expect.stringContaining('row 2, field price_yuan')],
      });
    },
  );

  it('fen are whole', () => {
    expect(cell('goods', 'price_fen', '9,900')).toEqual({ id: 'a', price: 9900 });
    expect(cell('goods', 'price_fen', '99.00')).toEqual({
      faults: [expect.stringContaining('rename the column')],
    });
  });

  it.each(['price', 'line_price', 'svip_price'])('%s says no unit', (column) => {
    expect(cell('goods', column, '99')).toEqual({
      faults: [expect.stringContaining(`Rename it ${column}_yuan (99 or 99.00) or ${column}_fen (9900)`)],
    });
  });

  it('an amount stands in one column', () => {
    expect(read('goods', 'id,price_yuan,price_fen\na,1,100\n')).toEqual({
      faults: [expect.stringContaining('are the same amount')],
    });
  });
});

describe('D127: moments in the zone of the shop', () => {
  it.each([
    ['2026-12-31', '2026-12-31T23:59:59+08:00'],
    ['2026/12/31', '2026-12-31T23:59:59+08:00'],
    ['2026/1/5', '2026-01-05T23:59:59+08:00'],
    ['2026年1月5日', '2026-01-05T23:59:59+08:00'],
    ['2026.1.5', '2026-01-05T23:59:59+08:00'],
    ['2026-12-31 20:00', '2026-12-31T20:00:00+08:00'],
    ['2026/12/31 8:05:09', '2026-12-31T08:05:09+08:00'],
    ['2026-12-31T20:00', '2026-12-31T20:00:00+08:00'],
    ['2026-12-31T20:00:00Z', '2026-12-31T20:00:00Z'],
  ])('until %s', (text, until) => {
    expect(cell('members', 'until', text)).toEqual({
      faults: [expect.stringContaining('There is no column id')],
    });
    expect(read('members', `goods_id;phone;until\ng;13900000000;${text}\n`)).toEqual({
      rows: [{ goods_id: 'g', phone: '13900000000', until }],
    });
  });

  it('a day as a start is its first second', () => {
    expect(cell('goods', 'sale_start', '2026/1/5')).toEqual({
      id: 'a',
      sale_start: '2026-01-05T00:00:00+08:00',
    });
  });

  it.each([
    ['12/31/2026', 'Write the year first'],
    ['31.12.2026', 'Write the year first'],
    ['2026-02-30', 'on a day the calendar has'],
    ['46387', 'Excel keeps for 2026-12-31'],
    ['next year', 'is no date'],
    ['2026-12-31 25:00', 'is no date'],
  ])('%s is refused', (text, says) => {
    expect(cell('goods', 'sale_start', text)).toEqual({ faults: [expect.stringContaining(says)] });
  });
});

describe('D127: flags, numbers, lists, errors of Excel', () => {
  it.each([
    ['TRUE', true],
    ['是', true],
    ['对', true],
    ['Yes', true],
    ['√', true],
    ['FALSE', false],
    ['否', false],
    ['错', false],
    ['0', false],
  ])('%s is %s', (text, flag) => {
    expect(cell('goods', 'svip_free', text)).toEqual({ id: 'a', svip_free: flag });
  });

  it('an empty cell is told apart from a column that is absent', () => {
    expect(cell('goods', 'summary', '')).toEqual({ id: 'a', summary: null });
  });

  it('numbers with their separators, in any width; one Excel shortened is refused', () => {
    expect(cell('goods', 'seconds', '１,２００')).toEqual({ id: 'a', seconds: 1200 });
    expect(cell('goods', 'seconds', '60.0')).toEqual({ id: 'a', seconds: 60 });
    expect(cell('goods', 'seconds', '1.2E+06')).toEqual({
      faults: [expect.stringContaining('Excel shortened')],
    });
  });

  it.each(['a|b', 'a,b', 'a、b', 'a ; b', 'a|b|'])('ids in %s', (text) => {
    expect(cell('goods', 'tags', text)).toEqual({ id: 'a', tags: ['a', 'b'] });
  });

  it('a formula that failed is named', () => {
    expect(cell('goods', 'summary', '#NAME?')).toEqual({
      faults: [expect.stringContaining('error of Excel, #NAME?')],
    });
  });

  it('characters that were lost before are named', () => {
    expect(cell('goods', 'summary', '\ufffd\ufffd写')).toEqual({
      faults: [expect.stringContaining('characters were lost')],
    });
  });

  it('an eleventh option is refused with the limit', () => {
    expect(cell('questions', 'option_k', 'x')).toEqual({
      faults: [expect.stringContaining('ten options at most')],
    });
  });

  it('an empty table, a column twice, and a cell too many are refused', () => {
    expect(read('goods', '')).toEqual({ faults: [expect.stringContaining('The table is empty')] });
    expect(read('goods', 'id,id\na,b\n')).toEqual({ faults: [expect.stringContaining('there twice')] });
    expect(read('goods', 'id,title\na,b,c\n')).toEqual({
      faults: [expect.stringContaining('row 2: This row has 3 cells')],
    });
  });
});
