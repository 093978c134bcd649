/** Answers a good for the person asking; what may be played comes after the decision on access alone (D67, requirement 32). */
import { goodsDetailGet } from '#schemas/api/catalogue/goods.detail.get.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { marqueeFor } from '#schemas/shop/marquee.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';
import { findDetail } from '../rules/find-detail.ts';
import { progressOf } from '../rules/learn.ts';
import { lessonsIn } from '../rules/outline.ts';
import { presentDetail } from '../rules/present-detail.ts';
import { readDetail } from '../rules/read-detail.ts';
import { readLinks } from '../rules/read-links.ts';

export const goodsDetailGetHandler = handle(goodsDetailGet, async ({ input, shop, deps, viewer, locale }) => {
  const { appId } = shop;
  const found = await findDetail(deps.stores, appId, input);
  if (!('goods' in found)) return found.outcome;
  const access = await readAccess(deps, appId, { viewer, goods: found.goods });
  // What was taken down stays theirs to whom it belongs.
  if (!found.ok && !access.can_study) return found.outcome;
  const read = await readDetail(deps, { appId, locale }, found.goods);
  const ids = [read.goods.id, ...lessonsIn(read.outline).map(({ resourceId }) => resourceId)];
  const userId = viewer?.user.id;
  const [known, links, waiting] = await Promise.all([
    progressOf(deps.stores, appId, userId, ids),
    readLinks(deps, { appId, userId, canStudy: access.can_study }, read),
    userId === undefined || access.can_study
      ? undefined
      : deps.orders.waiting(appId, userId, read.sold.goods.id),
  ]);
  const { nickname = '', phone = '' } = viewer?.user ?? {};
  const marquee = viewer === undefined ? undefined : marqueeFor(shop.row.info, { nickname, phone });
  return ok({
    ...presentDetail(read, { access, known, locale, links, marquee, isSelling: shop.capabilities.selling }),
    ...(waiting === undefined
      ? {}
      : {
          open_order: {
            order_id: waiting.id,
            amount: waiting.amount,
            expire_ts: secondsUpTo(waiting.expiresAt),
          },
        }),
  });
});
