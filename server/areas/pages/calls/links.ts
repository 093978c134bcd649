/** Answers the calls of links. */
import { goodsJumpGet, svipInfoGet } from '#schemas/api/pages/links.ts';
import { findJump } from '../rules/jump.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import { pathTo } from '#schemas/paths.ts';

/** Answers where a good opens (D20, B3). */
export const goodsJumpGetHandler = handle(goodsJumpGet, async ({ input, shop, deps, locale }) => {
  const { catalogue, pages } = deps;
  const { goods_id: id, goods_type: type = '' } = input;
  const jump = await findJump(
    { id, type },
    {
      good: await catalogue.byId(shop.appId, id),
      h5Url: shop.row.info.domain.h5_url,
      locale,
      isLive: async (name, document) => (await pages.live(shop.appId, name, document)) !== undefined,
    },
  );
  return jump.ok ? ok(jump.jump) : fail(jump.code);
});

/** The page that sells and explains the membership, where the shop has one (D75). */
const SVIP_PAGE = 'svip';

/** Answers a super member of this shop; 3010 to everybody else (M158, M159). Shop and person are the session's (requirement 30). */
export const svipInfoGetHandler = handle(svipInfoGet, async ({ shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const superVip = await deps.access.superVipOf(shop.appId, { user: viewer.user, now: deps.clock.now() });
  if (superVip === undefined) return fail('no-super-vip');
  const page = await deps.stores.configs.live(shop.appId, 'page', SVIP_PAGE);
  return ok({
    url: page === undefined ? '' : pathTo('page', { id: SVIP_PAGE }),
    is_svip: 1,
    expire_at: superVip.until === undefined ? '' : shopTime(superVip.until),
  });
});
