/** Answers the calls of offers. */
import {
  liveCardList,
  liveGoodsGet,
  liveCouponGet,
  liveOfferSet,
  liveOfferPush,
} from '#schemas/api/live/offers.ts';
import { OFFERS_SHOWN } from '#schemas/live/room.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { atDoorOf, hostingIn, isOnAir } from '../../services/in-room.ts';
import { readOffers, pushOffer } from './offers.ts';

/** Answers the first of what is offered (M245). */
export const liveCardListHandler = handle(liveCardList, async (context) => {
  const { input } = context;
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { goods, coupons } = await readOffers(context, visiting);
  return ok({
    goods: goods.slice(0, OFFERS_SHOWN),
    goods_total: goods.length,
    coupons: coupons.slice(0, OFFERS_SHOWN),
    coupons_total: coupons.length,
  });
});

/** Answers the goods offered (M245, M250). */
export const liveGoodsGetHandler = handle(liveGoodsGet, async (context) => {
  const { input } = context;
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok({ list: (await readOffers(context, visiting)).goods });
});

/** Answers the coupons offered (M245, M250). */
export const liveCouponGetHandler = handle(liveCouponGet, async (context) => {
  const { input } = context;
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok({ list: (await readOffers(context, visiting)).coupons });
});

/** Keeps what is offered (D101). */
export const liveOfferSetHandler = handle(liveOfferSet, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { goods_ids: goodsIds = hosting.room.goodsIds, coupon_ids: couponIds = hosting.room.couponIds } =
    input;
  const change = { goodsIds: [...new Set(goodsIds)], couponIds: [...new Set(couponIds)] };
  await deps.live.change(hosting.key, change);
  return ok({ goods_ids: change.goodsIds, coupon_ids: change.couponIds });
});

/** Shows a good or a coupon to everybody (D101). */
export const liveOfferPushHandler = handle(liveOfferPush, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');

  const offset = await pushOffer(context, hosting, { kind: input.kind, id: input.id });
  return offset === undefined ? fail('not-found') : ok({ offset });
});
