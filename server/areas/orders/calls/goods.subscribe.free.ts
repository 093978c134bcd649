/** Takes a free good for the learner of the session: the ledger refuses the order where it would cost anything (D74, B40). */
import { goodsSubscribeFree } from '#schemas/api/orders/goods.subscribe.free.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { findPurchase } from '../rules/find-purchase.ts';

export const goodsSubscribeFreeHandler = handle(
  goodsSubscribeFree,
  async ({ input, shop: { appId }, deps, viewer, locale, request }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const mine = { goods_id: input.goods_id, order_id: '' };
    const purchase = await findPurchase(deps, appId, viewer, input);
    if (!purchase.ok) return purchase.code === 'already-bought' ? ok(mine) : fail(purchase.code);
    const { goods, sku, svipPrice } = purchase.found;
    const created = await deps.orders.create(
      {
        appId,
        userId: viewer.user.id,
        goods,
        sku,
        svipPrice,
        couponId: '',
        locale,
        origin: request.origin,
        expectedAmount: 0,
      },
      { key: `free-${request.id}`, body: input },
    );
    if (created.ok) return ok({ ...mine, order_id: created.order.id });
    if (created.code === 'already-bought') return ok(mine);
    return fail(
      created.code === 'coupon-gone' ? 'state-conflict' : created.code,
      created.amount === undefined ? undefined : { amount: created.amount },
    );
  },
);
