/** Where lessons are studied. */
import { expect, test } from 'vitest';
import { studyHref } from './study-href.ts';

test.each([
  [{ id: 'v_1', type: 3 }, { id: 'p_1', type: 6 }, '/learn/v_1/3?product_id=p_1&product_type=6'],
  [{ id: 'i_1', type: 1 }, { id: 'p_1', type: 0 }, '/learn/i_1/1?product_id=p_1'],
  [{ id: 'a_1', type: 2 }, undefined, '/learn/a_1/2'],
  [{ id: 'l_1', type: 4 }, { id: 'p_1', type: 6 }, '/detail/l_1/4?from_tag=p_1'],
  [{ id: 'p_1', type: 6 }, undefined, '/detail/p_1/6'],
] as const)('D23: %j in %j is studied at %s', (piece, course, href) => {
  expect(studyHref(piece, course)).toBe(href);
});
