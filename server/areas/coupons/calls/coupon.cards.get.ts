/** Answers the coupons of any number of rows in one call. */
import { couponCardsGet } from '#schemas/api/coupons/coupon.cards.get.ts';
import { presentCoupon } from '../present-coupon.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const couponCardsGetHandler = handle(couponCardsGet, async ({ input, shop, deps, locale }) => {
  const rows = await Promise.all(input.queries.map((query) => deps.stores.coupons.find(shop.appId, query)));
  return ok({ lists: rows.map((list) => list.map((row) => presentCoupon(row, locale))) });
});
