/** Makes an order for the learner of the session. */
import { orderCreate } from '#schemas/api/orders/order.create.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { findPurchase } from '../rules/find-purchase.ts';
import { wireState } from '../rules/wire-state.ts';

export const orderCreateHandler = handle(
  orderCreate,
  async ({ input, shop, deps, viewer, locale, request }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { idempotency_key: key, goods_id, goods_type, sku_id, coupon_id = '', expected_amount } = input;
    const body = { goods_id, goods_type, sku_id, coupon_id, expected_amount };
    const known = await deps.orders.known(shop.appId, viewer.user.id, { key, body });
    if (known === 'conflict') return fail('state-conflict');
    let order = known;
    if (order === undefined) {
      const purchase = await findPurchase(deps, shop.appId, viewer, input);
      if (!purchase.ok) return fail(purchase.code);
      const { goods, sku, svipPrice } = purchase.found;
      const created = await deps.orders.create(
        {
          appId: shop.appId,
          userId: viewer.user.id,
          goods,
          sku,
          svipPrice,
          couponId: coupon_id,
          locale,
          origin: request.origin,
          expectedAmount: expected_amount,
        },
        { key, body },
      );
      if (!created.ok)
        return fail(created.code, created.amount === undefined ? undefined : { amount: created.amount });
      order = created.order;
    }
    return ok({
      order_id: order.id,
      amount: order.amount,
      expire_at: shopTime(order.expiresAt),
      expire_ts: secondsUpTo(order.expiresAt),
      state: wireState(order),
    });
  },
);
