/** Moments of a film and the questions asked at them. */
import { expect, test } from 'vitest';
import { freeSecond, lengthOf, newPoint, pointsOf, toPoints } from './points.ts';

test('D83: points stand by their moments, each with its place in the item', () => {
  const rows = [newPoint(90), newPoint(30)];
  expect(pointsOf(rows).map(({ second, index }) => [second, index])).toEqual([
    [30, 1],
    [90, 0],
  ]);
});

test('D83: a new question is asked at a second of its own, never at the very start', () => {
  const points = pointsOf([newPoint(1), newPoint(2)]);
  expect([freeSecond(points, 0), freeSecond(points, 2), freeSecond(points, 40)]).toEqual([3, 3, 40]);
});

test('D83: the timeline is as long as the film, and shows every question', () => {
  const points = pointsOf([newPoint(700)]);
  expect([lengthOf([], 60), lengthOf([], 0), lengthOf(points, 60)]).toEqual([60, 600, 700]);
});

test('D127: a save sends each question whole', () => {
  const [point] = toPoints([newPoint(5)]);
  expect(point).toMatchObject({
    point_s: 5,
    is_required: true,
    question: { kind: 'single', option_c: null },
  });
});
