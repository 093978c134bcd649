/** Every type the PC shop does not draw has a name (D21). */
import { expect, test } from 'vitest';
import { nameOfType } from './other-type.ts';

test.each([
  [7, 'Community'],
  [20, 'E-book'],
  [21, 'Physical goods'],
  [23, 'Super VIP'],
  [29, 'Offline course'],
  [31, 'Small class'],
  [35, 'Class'],
  [41, 'Paid coupon'],
  [42, 'Lesson pack'],
  [45, 'AI interactive course'],
  [68, 'Service goods'],
])('M30: type %i is called %s', (type, name) => {
  expect(nameOfType(type)?.name.en).toBe(name);
  expect(nameOfType(type)?.name.cn).toMatch(/\p{Script=Han}/u);
});

test('M30: a number nobody names has no name', () => {
  expect([0, 99, 999, -1, 1.5].map(nameOfType)).toEqual(Array.from({ length: 5 }));
});
