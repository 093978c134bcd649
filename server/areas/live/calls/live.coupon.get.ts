/** Answers the coupons offered (M245, M250). */
import { liveCouponGet } from '#schemas/api/live/live.coupon.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { atDoorOf } from '../activities/in-room.ts';
import { readOffers } from '../activities/offers.ts';

export const liveCouponGetHandler = handle(liveCouponGet, async (context) => {
  const { input } = context;
  const visiting = await atDoorOf(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok({ list: (await readOffers(context, visiting)).coupons });
});
