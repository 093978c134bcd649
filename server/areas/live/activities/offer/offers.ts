/** What is offered in a room: cards from the catalogue, coupons with whether this person has them (M245, D101). */
import { couponCardsGet } from '#schemas/api/coupons/coupons.ts';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import type { CouponCard } from '#schemas/content/coupon.ts';
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { OFFERS_MAX, type LiveCoupon } from '#schemas/live/activities/offer.ts';
import { eventTitles } from '#schemas/live/event-title.ts';
import type { HandlerContext } from '#server/kernel/http/define-handler.ts';
import type { NewEvent } from '../../store/log.store.ts';
import type { Visiting } from '../../services/in-room.ts';

type OfferContext = Pick<HandlerContext, 'call' | 'deps'>;

export async function goodsOf({ call }: Pick<OfferContext, 'call'>, ids: string[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return [];
  const query = { source: 'manual' as const, ids, limit: OFFERS_MAX };
  const answer = await call(goodsCardsGet, { queries: [query] });
  return answer.ok ? (answer.data.lists[0] ?? []) : [];
}

export async function couponsOf({ call }: Pick<OfferContext, 'call'>, ids: string[]): Promise<CouponCard[]> {
  if (ids.length === 0) return [];
  const query = { source: 'manual' as const, ids, limit: OFFERS_MAX };
  const answer = await call(couponCardsGet, { queries: [query] });
  return answer.ok ? (answer.data.lists[0] ?? []) : [];
}

export async function readOffers(
  { call, deps }: OfferContext,
  { room, key, userId }: Visiting,
): Promise<{ goods: GoodsCard[]; coupons: LiveCoupon[] }> {
  const [goods, coupons, claimedIds] = await Promise.all([
    goodsOf({ call }, room.goodsIds),
    couponsOf({ call }, room.couponIds),
    userId === undefined
      ? Promise.resolve<string[]>([])
      : deps.coupons.claimedOf(key.appId, userId, room.couponIds),
  ]);
  return { goods, coupons: coupons.map((card) => ({ ...card, is_claimed: claimedIds.includes(card.id) })) };
}

/** Its cards are in the host's language; what everybody reads is named in both (ADR-432). */
async function eventOf(
  context: OfferContext,
  appId: string,
  { kind, id }: { kind: 'goods' | 'coupon'; id: string },
): Promise<NewEvent | undefined> {
  const { catalogue, coupons } = context.deps;
  if (kind === 'goods') {
    const [card] = await goodsOf(context, [id]);
    if (card === undefined) return undefined;
    const { type, cover, price, title } = card;
    const titles = eventTitles((await catalogue.byId(appId, id))?.title ?? title);
    return { kind, content: title, data: { goods_id: id, goods_type: type, cover, price, ...titles } };
  }
  const [card] = await couponsOf(context, [id]);
  if (card === undefined) return undefined;
  const { amount, threshold, title } = card;
  const titles = eventTitles((await coupons.titleOf(appId, id)) ?? title);
  return { kind, content: title, data: { coupon_id: id, amount, threshold, ...titles } };
}

/** The offset of its event; undefined where there is no such offer. What was not offered stands first from now on. */
export async function pushOffer(
  context: OfferContext,
  { room, key }: Visiting,
  offer: { kind: 'goods' | 'coupon'; id: string },
): Promise<number | undefined> {
  const { kind, id } = offer;
  const event = await eventOf(context, key.appId, offer);
  if (event === undefined) return undefined;
  const offerIds = kind === 'goods' ? room.goodsIds : room.couponIds;
  const ids = offerIds.includes(id) ? offerIds : [id, ...offerIds].slice(0, OFFERS_MAX);
  const change = kind === 'goods' ? { goodsIds: ids } : { couponIds: ids };
  return (await context.deps.live.append(key, { event, change }))?.offset;
}
