/** Answers where a good opens; the stored type wins over the one in the link (D20, B3). */
import { goodsJumpGet } from '#schemas/api/goods/goods.jump.get.ts';
import { jumpTarget } from '#server/domain/goods.ts';
import { handle, ok, fail } from '../define-handler.ts';

export const goodsJumpGetHandler = handle(goodsJumpGet, async ({ input, shop, deps }) => {
  const row = await deps.stores.goods.byId(shop.appId, input.goods_id);
  if (row === undefined || row.state === 'off') return fail('not-found');
  return ok(jumpTarget(row));
});
