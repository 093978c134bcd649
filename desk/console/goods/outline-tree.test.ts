/** Moves within the outline of a course. */
import { expect, test } from 'vitest';
import {
  addRow,
  depthOf,
  inTreeOrder,
  moveBy,
  moveInto,
  moveOut,
  moveTo,
  removeRow,
  type OutlineRow,
} from './outline-tree.ts';

const ROWS: OutlineRow[] = [
  { id: 'c1', kind: 'chapter', title: 'One' },
  { id: 'l1', kind: 'lesson', title: 'a', parent_id: 'c1' },
  { id: 'l2', kind: 'lesson', title: 'b', parent_id: 'c1' },
  { id: 'c2', kind: 'chapter', title: 'Two' },
  { id: 'l3', kind: 'lesson', title: 'c', parent_id: 'c2' },
];
const idsOf = (rows: readonly OutlineRow[]) => rows.map(({ id }) => id).join(' ');

test('D67: a chapter moves with its lessons', () => {
  expect(idsOf(moveBy(ROWS, 'c2', -1))).toBe('c2 l3 c1 l1 l2');
  expect(idsOf(moveBy(ROWS, 'c1', 1))).toBe('c2 l3 c1 l1 l2');
  expect(idsOf(moveBy(ROWS, 'c1', -1))).toBe(idsOf(ROWS));
});

test('D67: a lesson moves among its own, and into another chapter beside what it is dropped on', () => {
  expect(idsOf(moveBy(ROWS, 'l2', -1))).toBe('c1 l2 l1 c2 l3');
  const rows = moveTo(ROWS, 'l1', 'l3', 'after');
  expect(idsOf(rows)).toBe('c1 l2 c2 l3 l1');
  expect(rows.find(({ id }) => id === 'l1')?.parent_id).toBe('c2');
});

test('D67: nothing is moved into itself', () => {
  expect(moveTo(ROWS, 'c1', 'l1', 'before')).toEqual(ROWS);
});

test('D67: a chapter is deleted with its lessons, and a new lesson stands at the end of its chapter', () => {
  expect(idsOf(removeRow(ROWS, 'c1'))).toBe('c2 l3');
  expect(idsOf(addRow(ROWS, { id: 'l9', title: '', parent_id: 'c1' }))).toBe('c1 l1 l2 l9 c2 l3');
});

test('D67: rows that stand apart are shown below what they belong to', () => {
  const [c1, l1, l2, c2, l3] = ROWS;
  const apart = [c1, c2, l3, l1, l2].filter((row) => row !== undefined);
  expect(idsOf(inTreeOrder(apart))).toBe('c1 l1 l2 c2 l3');
  expect(inTreeOrder(apart).map((row) => depthOf(apart, row))).toEqual([0, 1, 1, 0, 1]);
});

test('D67: a row moves into the chapter above it, and out of the one it stands in', () => {
  const loose: OutlineRow = { id: 'l9', kind: 'lesson', title: 'd' };
  const rows = [...ROWS, loose];
  const inside = moveInto(rows, 'l9');
  expect(inside.find(({ id }) => id === 'l9')?.parent_id).toBe('c2');
  expect(idsOf(inTreeOrder(inside))).toBe('c1 l1 l2 c2 l3 l9');
  expect(moveInto(ROWS, 'c2')).toEqual(ROWS);
  expect(moveInto(ROWS, 'l1')).toEqual(ROWS);
  const outside = moveOut(ROWS, 'l1');
  expect(idsOf(outside)).toBe('c1 l2 l1 c2 l3');
  expect(outside.find(({ id }) => id === 'l1')?.parent_id).toBeUndefined();
  expect(moveOut(ROWS, 'c1')).toEqual(ROWS);
});
