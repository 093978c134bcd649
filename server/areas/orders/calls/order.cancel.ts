/** Gives up an unpaid order of the learner of the session. */
import { orderCancel } from '#schemas/api/orders/order.cancel.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { wireState } from '../rules/wire-state.ts';

export const orderCancelHandler = handle(orderCancel, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (found === undefined) return fail('not-found');
  const order = (await deps.orders.cancel(found)) ?? found;
  // Asked twice, it is cancelled all the same.
  if (order.state !== 'closed') return fail('state-conflict', { state: wireState(order) });
  return ok({ order_id: order.id, state: wireState(order) });
});
