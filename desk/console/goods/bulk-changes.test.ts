/** Many goods changed at once. */
import { expect, test } from 'vitest';
import { rowsOfChange } from './bulk-changes.ts';

const GOODS = [
  { id: 'a', price: 9900, tags: ['new'] },
  { id: 'b', price: 333, tags: [] },
];
const NONE = { addTags: [], removeTags: [] };

test('D127: only goods that change have a row, with the fields that change', () => {
  expect(rowsOfChange(GOODS, NONE)).toEqual([]);
  expect(rowsOfChange(GOODS, { ...NONE, price: 9900 })).toEqual([{ id: 'b', price: 9900 }]);
  expect(rowsOfChange(GOODS, { ...NONE, addTags: ['new'] })).toEqual([{ id: 'b', tags: ['new'] }]);
  expect(rowsOfChange(GOODS, { ...NONE, removeTags: ['new'] })).toEqual([{ id: 'a', tags: [] }]);
});

test('D125: a share of a price is whole fen', () => {
  expect(rowsOfChange(GOODS, { ...NONE, percent: 80 })).toEqual([
    { id: 'a', price: 7920 },
    { id: 'b', price: 266 },
  ]);
});
