/** Answers the first of what is offered (M245). */
import { liveCardList } from '#schemas/api/live/live.card.list.ts';
import { OFFERS_SHOWN } from '#schemas/live/room.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { atDoorOf } from '../activities/in-room.ts';
import { readOffers } from '../activities/offers.ts';

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
