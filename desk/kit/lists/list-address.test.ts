/** The state of a list in its address. */
import { expect, test } from 'vitest';
import { isNarrow, nextSort, partOf, readListState, toQuery, writeListState } from './list-address.ts';

const LIST = {
  sorts: ['-created_ts', 'created_ts', '-amount', 'amount'],
  filters: [
    { name: 'state', label: '', options: ['unpaid', 'paid'].map((value) => ({ value, label: value })) },
    { name: 'type', label: '', options: [1, 50].map((value) => ({ value, label: '' })) },
    { name: 'is_disabled', label: '', isSingle: true, options: [{ value: true, label: '' }] },
    { name: 'goods_id', label: '', isSingle: true },
  ],
};
const read = (address: string) => readListState(new URLSearchParams(address), LIST);

test('D138: an address holds the names and values of the call', () => {
  const state = read('q=course&sort=-amount&state=unpaid&state=paid&type=50&is_disabled=true&goods_id=g_1');
  expect(toQuery(state, 20)).toEqual({
    limit: 20,
    q: 'course',
    sort: '-amount',
    filter: { state: ['unpaid', 'paid'], type: 50, is_disabled: true, goods_id: 'g_1' },
  });
  expect(String(writeListState(state, LIST, new URLSearchParams()))).toBe(
    'q=course&sort=-amount&state=unpaid&state=paid&type=50&is_disabled=true&goods_id=g_1',
  );
});

test('D138: values may be parted by commas, and what the list does not know is left out', () => {
  expect(read('state=paid,unpaid,gone&type=7&sort=price&other=1')).toEqual({
    q: '',
    sort: '',
    filter: { state: ['unpaid', 'paid'] },
  });
});

test('D138: what is usual is left out of the address and of the call', () => {
  const state = read('sort=-created_ts&q=');
  expect(String(writeListState(state, LIST, new URLSearchParams('lang=en&state=paid&q=x')))).toBe('lang=en');
  expect(toQuery(state, 20, 'c1')).toEqual({ limit: 20, cursor: 'c1' });
  expect(isNarrow(state, LIST)).toBe(false);
  expect(isNarrow(read('type=1'), LIST)).toBe(true);
});

test('ADR-821: the part that is open is no filter: it makes no list narrow, and outlives the filters', () => {
  const filters = LIST.filters.map((filter) => ({ ...filter, isInParts: filter.name === 'state' }));
  expect(isNarrow(read('state=paid'), { filters })).toBe(false);
  expect(isNarrow(read('state=paid&type=1'), { filters })).toBe(true);
  expect(partOf(read('state=paid&type=1&goods_id=g_1'), { filters })).toEqual({ state: ['paid'] });
  expect(partOf(read('type=1'), { filters })).toEqual({});
});

test.each([
  ['amount', '', '-amount'],
  ['amount', '-amount', 'amount'],
  ['amount', 'amount', '-amount'],
  ['created_ts', '', 'created_ts'],
])('D138: a press on the head of %s while sorted by "%s" asks for %s', (field, current, next) => {
  expect(nextSort(field, current, LIST)).toBe(next);
});
