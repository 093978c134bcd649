/** The row of page numbers as a table. */
import { describe, expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('page numbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 50, [1, 2, 'gap-after', 50]],
    [2, 5, [1, 2, 3, 'gap-after', 5]],
    [25, 50, [1, 'gap-before', 24, 25, 26, 'gap-after', 50]],
    [49, 50, [1, 'gap-before', 48, 49, 50]],
    [50, 50, [1, 'gap-before', 49, 50]],
  ])('D92: page %i of %i shows %j', (page, last, shownItems) => {
    expect(pageNumbers(page, last)).toEqual(shownItems);
  });
});
