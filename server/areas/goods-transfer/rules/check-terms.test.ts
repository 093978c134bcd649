/** What is told of terms that are of no camp, or end before they start (D87). */
import { expect, it } from 'vitest';
import type { TermLine } from '#schemas/goods-table/tables.ts';
import { fault, inShort, NEW_SHOP, termLine } from '../../../../tests/support/goods-transfer-samples.ts';
import { checkTerms } from './check-terms.ts';

const TYPES = new Map([
  ['camp', 25],
  ['pro', 50],
  ['column', 6],
]);
const buildVerdicts = (...lines: TermLine[]) =>
  checkTerms(
    lines.map((line, row) => [line, row] as const),
    { shop: NEW_SHOP, types: TYPES, lessons: new Set() },
  );

it('D87 M43: a training camp and a course have terms', () => {
  expect(buildVerdicts(termLine('camp', 'a'), termLine('pro', 'a'))).toEqual([]);
});

it('D87: what is no camp has none', () => {
  expect(buildVerdicts(termLine('camp', 'a'), termLine('column', 'a'))).toEqual(
    fault(
      ['terms', 1, '/goods_id'],
      'no-camp',
      ['column 的类型 6 没有营期', '有营期的是：训练营 25、课程 50'],
      ['column is of type 6, which has no terms', 'What has terms is: camp 25, course 50'],
    ),
  );
});

it('names a camp the shop does not sell', () => {
  expect(buildVerdicts(termLine('nothing', 'a'))).toEqual(
    fault(
      ['terms', 0, '/goods_id'],
      'unknown-id',
      ['没有编号为 nothing 的商品', '写已有的编号，或补上这个商品'],
      ['There is no good nothing', 'Name one that is there, or add this good'],
    ),
  );
});

it.each([
  ['2026-12-01T00:00:00+08:00', ['terms 0/end ends-before']],
  ['2026-11-30T23:59:59+08:00', ['terms 0/end ends-before']],
  // A moment later, though it looks earlier.
  ['2026-11-30T16:00:01Z', []],
])('D87: a term from midnight of 1 December to %s: %j', (end, faults) => {
  expect(inShort(buildVerdicts(termLine('camp', 'a', { end })))).toEqual(faults);
});

it('D87: reports every fault of a term at once', () => {
  const end = '2026-11-30T00:00:00+08:00';
  expect(inShort(buildVerdicts(termLine('nothing', 'a', { end }), termLine('column', 'a', { end })))).toEqual(
    [
      'terms 0/goods_id unknown-id',
      'terms 0/end ends-before',
      'terms 1/goods_id no-camp',
      'terms 1/end ends-before',
    ],
  );
});
