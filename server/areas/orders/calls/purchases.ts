/** Answers the calls of purchases. */
import { goodsPurchasedGet, goodsSubscribeFree } from '#schemas/api/orders/purchases.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentPurchase } from '../rules/present-purchase.ts';
import { findPurchase } from '../rules/find-purchase.ts';

/** Purchases of the learner of the session, the newest first (D76). */
export const goodsPurchasedGetHandler = handle(
  goodsPurchasedGet,
  async ({ input, shop: { appId }, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { tab = 'all', page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
    const query = { appId, userId: viewer.user.id, tab };
    const { rows, total } = await deps.stores.purchases.list(query, { offset: (page - 1) * limit, limit });
    return ok({
      list: await Promise.all(rows.map((row) => presentPurchase(deps, { appId, viewer, locale }, row))),
      total,
      page,
      page_size: limit,
      has_more: page * limit < total,
    });
  },
);

/** Takes a free good for the learner of the session: the ledger refuses the order where it would cost anything (D74, B40). */
export const goodsSubscribeFreeHandler = handle(
  goodsSubscribeFree,
  async ({ input, shop: { appId }, deps, viewer, locale, request }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const mine = { goods_id: input.goods_id, order_id: '' };
    const purchase = await findPurchase(deps, appId, viewer, input);
    if (!purchase.ok) return purchase.code === 'already-bought' ? ok(mine) : fail(purchase.code);
    const { goods, sku, svipPrice } = purchase.purchase;
    const result = await deps.orders.create(
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
    if (result.ok) return ok({ ...mine, order_id: result.order.id });
    if (result.code === 'already-bought') return ok(mine);
    return fail(
      result.code === 'coupon-gone' ? 'state-conflict' : result.code,
      result.amount === undefined ? undefined : { amount: result.amount },
    );
  },
);
