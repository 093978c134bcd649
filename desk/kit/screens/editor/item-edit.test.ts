/** Two people save one item: nothing of either is lost. */
import { expect, test } from 'vitest';
import {
  changeItem,
  chooseSide,
  editedItem,
  isChanged,
  rebaseEdit,
  startEdit,
  storeEdit,
  editedValue,
} from './item-edit.ts';

const BASE = {
  title: 'Course',
  price: 100,
  skus: [
    { id: 's1', price: 1 },
    { id: 's2', price: 2 },
  ],
};
const start = () => startEdit(BASE, 'v1');

test('D138: a field of a row is changed by its pointer, and only its own list is sent', () => {
  const edit = changeItem(start(), '/skus/1/price', 3);
  expect(edit.changes).toEqual({
    skus: [
      { id: 's1', price: 1 },
      { id: 's2', price: 3 },
    ],
  });
  expect(editedValue(edit, '/skus/1/price')).toBe(3);
  expect(isChanged(changeItem(edit, '/skus/1/price', 2))).toBe(false);
});

test('D127: a field that is taken out is emptied by null', () => {
  expect(changeItem(start(), '/title', undefined).changes).toEqual({ title: null });
  expect(editedValue(changeItem(start(), '/title', undefined), '/title')).toBeUndefined();
});

test('D138: fields only one of the two changed are merged', () => {
  const edit = rebaseEdit(changeItem(start(), '/title', 'Mine'), { ...BASE, price: 200 }, 'v2');
  expect(edit.conflicts).toEqual([]);
  expect(edit.version).toBe('v2');
  expect(editedItem(edit)).toEqual({ ...BASE, title: 'Mine', price: 200 });
});

test('D138: a field both changed keeps both values until one is chosen', () => {
  const edit = rebaseEdit(changeItem(start(), '/title', 'Mine'), { ...BASE, title: 'Theirs' }, 'v2');
  const conflict = { name: 'title', yours: 'Mine', theirs: 'Theirs' };
  expect(edit.conflicts).toEqual([conflict]);
  const mine = chooseSide(edit, conflict, 'yours');
  expect([mine.conflicts, mine.changes]).toEqual([[], { title: 'Mine' }]);
  const theirs = chooseSide(edit, conflict, 'theirs');
  expect([theirs.conflicts, theirs.changes]).toEqual([[], {}]);
});

test('D138: the same change by both is no conflict, and no change any more', () => {
  const edit = rebaseEdit(changeItem(start(), '/title', 'Same'), { ...BASE, title: 'Same' }, 'v2');
  expect([edit.conflicts, edit.changes]).toEqual([[], {}]);
});

test('D138: what was typed during a save stays a change', () => {
  const saving = changeItem(start(), '/title', 'Saved');
  const edit = storeEdit(changeItem(saving, '/title', 'Later'), saving.changes, 'v2');
  expect([edit.changes, edit.conflicts, edit.version]).toEqual([{ title: 'Later' }, [], 'v2']);
  expect(isChanged(storeEdit(saving, saving.changes, 'v2'))).toBe(false);
});
