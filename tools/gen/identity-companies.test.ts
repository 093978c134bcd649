/** The table of companies that log in by a scan, gathered from what each identity provider says (ADR-435). */
import { expect, it } from 'vitest';
import { companyRows } from './identity-companies.ts';

const company = (name: string, order: number, choice?: string) => ({
  name,
  label: { cn: name, en: name },
  icon: 'qr',
  order,
  ...(choice === undefined ? {} : { choice }),
});

it('M119: companies stand in their order, each pressed by its own name unless it says another', () => {
  const rows = companyRows([company('b', 2), company('a', 1, 'first')]);
  expect(Object.entries(rows).map(([name, { choice }]) => [name, choice])).toEqual([
    ['a', 'first'],
    ['b', 'b'],
  ]);
});

it('M119: two companies of one name or choice are refused by name', () => {
  expect(() => companyRows([company('a', 1), company('a', 2)])).toThrow(
    'two identity providers are called a',
  );
  expect(() => companyRows([company('a', 1), company('b', 2, 'a')])).toThrow('called b or a');
});
