/** GET-like read of coupons for any number of rows at once: lists[i] answers queries[i]; calls of one page are merged. */
import { Type } from 'typebox';
import { CouponCardSchema, CouponQuerySchema } from '../../content/coupon.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const couponCardsGet = defineEndpoint({
  name: 'coupon.cards.get',
  area: 'coupons',
  summary: 'Coupons of one or more rows; one the merchant switched off is left out.',
  method: 'POST',
  input: Type.Object({ queries: Type.Array(CouponQuerySchema, { maxItems: 100 }) }),
  data: Type.Object({ lists: Type.Array(Type.Array(CouponCardSchema)) }),
  access: 'anyone',
  gate: 'read',
  batch: { input: 'queries', data: 'lists' },
  tags: (_input, data) => ['coupons', ...data.lists.flat().map((card) => `coupon:${card.id}`)],
});
