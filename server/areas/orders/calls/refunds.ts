/** Answers the calls of refunds. */
import { orderRefundApply } from '#schemas/api/orders/refunds.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { readRefund } from '../rules/read-refund.ts';
import { wireState } from '../rules/wire-state.ts';

/** Asks for the money of an order of the learner of the session. */
export const orderRefundApplyHandler = handle(orderRefundApply, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const order = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (order === undefined) return fail('not-found');
  if (order.amount === 0) return fail('nothing-to-refund');
  const { way } = await readRefund(deps, order, shop.capabilities.refundRequests);
  if (way === 'none' && order.state === 'paid') return fail('not-refundable');
  const result = await deps.orders.applyForRefund(order, input.reason.trim(), way === 'granted');
  if (!result.ok) return fail(result.code);
  return ok({ order_id: order.id, state: wireState(result.order) });
});
