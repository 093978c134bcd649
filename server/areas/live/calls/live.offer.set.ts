/** Keeps what is offered (D101). */
import { liveOfferSet } from '#schemas/api/live/live.offer.set.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../activities/in-room.ts';

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
