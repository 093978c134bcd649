/** Asks for the money of an order of the learner of the session. */
import { orderRefundApply } from '#schemas/api/order/order.refund.apply.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { wireState } from '../rules/wire-state.ts';

export const orderRefundApplyHandler = handle(orderRefundApply, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const order = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (order === undefined) return fail('not-found');
  const applied = await deps.orders.applyForRefund(order, input.reason.trim());
  if (!applied.ok) return fail(applied.code);
  return ok({ order_id: order.id, state: wireState(applied.order) });
});
