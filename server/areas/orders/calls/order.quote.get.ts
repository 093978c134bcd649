/** What the learner of the session would pay now, with the coupons that fit. */
import { orderQuoteGet } from '#schemas/api/orders/order.quote.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { quote } from '../rules/present-quote.ts';
import { findPurchase } from '../rules/find-purchase.ts';

export const orderQuoteGetHandler = handle(orderQuoteGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const purchase = await findPurchase(deps, shop.appId, viewer, input, 'first');
  if (!purchase.ok) return fail(purchase.code);
  const asked = {
    appId: shop.appId,
    userId: viewer.user.id,
    couponId: input.coupon_id,
    locale,
    takesRequests: shop.capabilities.refundRequests,
  };
  const quoted = await quote(deps, purchase.found, asked);
  return quoted === undefined ? fail('coupon-gone') : ok(quoted);
});
