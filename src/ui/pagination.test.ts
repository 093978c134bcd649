/** Which pages a list offers. */
import { expect, test } from 'vitest';
import { pagesAround } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 0, 9]],
  [3, 9, [1, 2, 3, 4, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
  [2, 5, [1, 2, 3, 4, 5]],
])('D11: page %i of %i shows %j', (page, pages, shownNumbers) => {
  expect(pagesAround(page, pages)).toEqual(shownNumbers);
});
