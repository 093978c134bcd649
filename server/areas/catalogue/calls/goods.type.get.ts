/** Answers the type of a good (D20). */
import { goodsTypeGet } from '#schemas/api/catalogue/goods.type.get.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

export const goodsTypeGetHandler = handle(goodsTypeGet, async ({ input, shop, deps }) => {
  const row = await deps.stores.goods.byId(shop.appId, input.goods_id);
  if (row === undefined || row.state === 'off') return fail('not-found');
  return ok({ goods_type: row.type });
});
