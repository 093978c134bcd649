/** The table of the login box's tabs, gathered from what each way says of itself (ADR-420). */
import { expect, it } from 'vitest';
import { loginTabsOf } from './login-ways.ts';

const way = (kind: string, order: number, ...names: string[]) => ({
  kind,
  offers: 'login-way' as const,
  loginWay: { tabs: names.map((name) => ({ name, obeys: [] })), side: 'phone' as const, order },
});

it('M110: the tabs stand in the order of their ways, each with the way that fills it', () => {
  const rows = loginTabsOf([way('way-b', 20, 'b', 'c'), way('way-a', 10, 'a')]);
  expect(Object.entries(rows).map(([name, row]) => [name, row.way])).toEqual([
    ['a', 'way-a'],
    ['b', 'way-b'],
    ['c', 'way-b'],
  ]);
});

it('M110: two ways that fill one tab are refused by name, and so is one that says nothing', () => {
  expect(() => loginTabsOf([way('way-a', 10, 'a'), way('way-b', 20, 'a')])).toThrow(
    'way-a and way-b both fill the tab a',
  );
  expect(() => loginTabsOf([{ kind: 'way-a', offers: 'login-way' }])).toThrow('way-a');
});
