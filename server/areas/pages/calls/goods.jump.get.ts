/** Answers where a good opens (D20, B3). */
import { goodsJumpGet } from '#schemas/api/pages/goods.jump.get.ts';
import { findJump } from '../rules/jump.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const goodsJumpGetHandler = handle(goodsJumpGet, async ({ input, shop, deps, locale }) => {
  const { catalogue, pages } = deps;
  const { goods_id: id, goods_type: type = '' } = input;
  const found = await findJump(
    { id, type },
    {
      good: await catalogue.byId(shop.appId, id),
      h5Url: shop.row.info.domain.h5_url,
      locale,
      isLive: async (name, document) => (await pages.live(shop.appId, name, document)) !== undefined,
    },
  );
  return found.ok ? ok(found.jump) : fail(found.code);
});
