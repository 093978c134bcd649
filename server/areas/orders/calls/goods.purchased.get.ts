/** Purchases of the learner of the session, the newest first (D76). */
import { goodsPurchasedGet } from '#schemas/api/orders/goods.purchased.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentPurchase } from '../rules/present-purchase.ts';

export const goodsPurchasedGetHandler = handle(
  goodsPurchasedGet,
  async ({ input, shop: { appId }, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { tab = 'all', page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
    const asked = { appId, userId: viewer.user.id, tab };
    const { rows, total } = await deps.stores.purchases.list(asked, { offset: (page - 1) * limit, limit });
    return ok({
      list: await Promise.all(rows.map((row) => presentPurchase(deps, { appId, viewer, locale }, row))),
      total,
      page,
      page_size: limit,
      has_more: page * limit < total,
    });
  },
);
