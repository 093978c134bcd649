/** Orders of the learner of the session, the newest first. */
import { orderListGet } from '#schemas/api/orders/order.list.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const orderListGetHandler = handle(orderListGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  return ok(await deps.orders.listOf(shop.appId, viewer.user.id, input, locale));
});
