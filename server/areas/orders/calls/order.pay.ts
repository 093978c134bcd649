/** Begins to pay an order of the learner of the session. */
import { orderPay } from '#schemas/api/orders/order.pay.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const orderPayHandler = handle(orderPay, async ({ input, shop, deps, viewer, locale, request }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const order = await deps.orders.ofBuyer(shop.appId, viewer.user.id, input.order_id);
  if (order === undefined) return fail('not-found');
  const paid = await deps.orders.pay(order, { provider: input.provider, locale, origin: request.origin });
  if (!paid.ok) return fail(paid.code);
  const { id: pay_id, begun } = paid;
  if (begun.kind === 'qr') return ok({ pay_id, qr_url: begun.content });
  return ok({
    pay_id,
    ...(begun.kind === 'redirect' ? { redirect_url: begun.url } : { instructions: begun.text }),
  });
});
