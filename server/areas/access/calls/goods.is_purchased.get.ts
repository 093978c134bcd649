/** Answers what the person asking may do with a good (M224, D72). */
import { goodsIsPurchasedGet } from '#schemas/api/access/goods.is_purchased.get.ts';
import { presentAccess, readAccess } from '../rules/access-facts.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const goodsIsPurchasedGetHandler = handle(
  goodsIsPurchasedGet,
  async ({ input, shop, deps, viewer }) => {
    const goods = await deps.catalogue.byId(shop.appId, input.goods_id);
    if (goods === undefined) return fail('not-found');
    const access = await readAccess(deps, shop.appId, { viewer, goods });
    return ok({ goods_id: goods.id, is_purchased: access.is_own ? 1 : 0, access: presentAccess(access) });
  },
);
