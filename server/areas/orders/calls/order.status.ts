/** Where an order of the learner of the session stands; while they wait, the provider is asked too. */
import { orderStatus } from '#schemas/api/orders/order.status.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { wireState } from '../rules/wire-state.ts';

export const orderStatusHandler = handle(orderStatus, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (found === undefined) return fail('not-found');
  const order = await deps.orders.latest(found);
  const { id: order_id, amount, expiresAt, paidAt } = order;
  return ok({
    order_id,
    state: wireState(order),
    amount,
    expire_ts: secondsUpTo(expiresAt),
    ...(paidAt === undefined ? {} : { paid_at: shopTime(paidAt) }),
  });
});
