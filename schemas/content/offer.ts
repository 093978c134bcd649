/** What a good costs at a moment: a discount or a flash sale ends by itself (M235, D77). */
import type { GoodsCard } from './goods-card.ts';
import { MARKETING, PAY_STATE } from './goods-state.ts';

type Offer = Pick<GoodsCard, 'price' | 'line_price' | 'marketing_type' | 'marketing_end_ts'>;

/** Promotions that lower the price until they end: discount and flash sale. */
const TIMED: ReadonlySet<number> = new Set([MARKETING.discount, MARKETING.flashSale]);

/** Whether a lower price runs at `now`, unix seconds; one without an end runs on. */
export function isOfferRunning(
  offer: Pick<Offer, 'marketing_type' | 'marketing_end_ts'>,
  now: number,
): boolean {
  const { marketing_type: type, marketing_end_ts: end } = offer;
  return TIMED.has(type) && (end === 0 || now < end);
}

/** The good at `now`: once its promotion is over it costs what it did before, and nothing is struck through. */
export function offerAt<Good extends Offer>(good: Good, now: number): Good {
  if (!TIMED.has(good.marketing_type) || isOfferRunning(good, now)) return good;
  const price = Math.max(good.price, good.line_price);
  return { ...good, price, line_price: 0, marketing_type: MARKETING.ordinary, marketing_end_ts: 0 };
}

/** Its sale at `now`, unix seconds: one that was to begin has, once its moment came (D68). */
export function payStateAt(
  { pay_state: state, sale_start_ts: start }: { pay_state: number; sale_start_ts: number },
  now: number,
): number {
  return state === PAY_STATE.willPay && start > 0 && now >= start ? PAY_STATE.unpaid : state;
}
