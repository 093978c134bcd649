/** Cells: quoted where they must be, never a formula. */
import { describe, expect, it } from 'vitest';
import { unguardCell } from '#schemas/text/csv-cell.ts';
import { toCsv } from './csv.ts';

const one = (value: string) => toCsv([[value]]).slice(1, -2);

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+8619900000001', "'+8619900000001"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['\n=1', `"'\n=1"`],
  ])('R46: %j begins with a quote', (value, text) => {
    expect(one(value)).toBe(text);
  });

  it.each([
    ['Ann', 'Ann'],
    ['', ''],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', 'a=b'],
    ['ann@example.com', 'ann@example.com'],
  ])('R46: %j is left as it is', (value, text) => {
    expect(one(value)).toBe(text);
  });
});

it.each(['=1', "'=1", "''-x", "'quoted'", 'plain', "'", '@a'])('R46: %j comes back as it was', (value) => {
  const [, guardedText = ''] = /^"?(.*?)"?$/s.exec(one(value)) ?? [];
  expect(unguardCell(guardedText)).toBe(value);
});

it('M228: rows end with a line each, after the mark of UTF-8', () => {
  expect(toCsv([['姓名', 'b'], ['Ann']])).toBe('\ufeff姓名,b\r\nAnn\r\n');
});
