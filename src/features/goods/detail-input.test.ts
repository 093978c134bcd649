/** What is asked of a good, however its address was written (M22). */
import { expect, test } from 'vitest';
import { detailInput } from './use-own-detail.ts';

test('M22: all parts of a page ask for a good alike, with what its address says of where it was opened', () => {
  const goods = { id: 'v_1', type: 3 };
  const opening = { is_mall_course: 1, content_app_id: 'app2', product_id: 'p_1' };
  expect(JSON.stringify(detailInput(goods, opening))).toBe(
    JSON.stringify(detailInput(goods, { product_id: 'p_1', content_app_id: 'app2', is_mall_course: 1 })),
  );
  expect(detailInput(goods, opening)).toEqual({ goods_id: 'v_1', goods_type: 3, ...opening });
  expect(detailInput(goods, { product_id: '' })).toEqual({ goods_id: 'v_1', goods_type: 3 });
});
