/** Computes the price of a good from date, promotion, variant, membership and coupon (D125). */
import type { GoodsCard } from './goods-card.ts';
import { MARKETING, PAY_STATE } from './goods-state.ts';

/** Fen: what is charged, and what is struck through beside it; 0 for nothing. */
export interface PricePair {
  price: number;
  line_price: number;
}

/** The promotion of a good; moments in unix seconds, 0 for no end. */
export type Promotion = Pick<GoodsCard, 'marketing_type' | 'marketing_end_ts'>;

/** Promotions that lower the price until they end: discount and flash sale. */
const TIMED: ReadonlySet<number> = new Set([MARKETING.discount, MARKETING.flashSale]);

/** Whether a lower price runs at `now`, unix seconds; one without an end runs on. */
export function isOfferRunning(
  { marketing_type: type, marketing_end_ts: end }: Promotion,
  now: number,
): boolean {
  return TIMED.has(type) && (end === 0 || now < end);
}

/** The promotion as it stands at `now`: one that is over is an ordinary sale. */
export function promotionAt({ marketing_type, marketing_end_ts }: Promotion, now: number): Promotion {
  if (!TIMED.has(marketing_type) || isOfferRunning({ marketing_type, marketing_end_ts }, now))
    return { marketing_type, marketing_end_ts };
  return { marketing_type: MARKETING.ordinary, marketing_end_ts: 0 };
}

/** What was written as the price before is shown only where it is the higher one. */
const pricePair = (price: number, line: number): PricePair => ({
  price,
  line_price: line > price ? line : 0,
});

/**
 * What a good or a variant costs everybody at `now`, unix seconds, by the two prices in its own row: while a promotion
 * of the good runs its price is charged and its line_price struck through; after it the higher of the two is charged.
 * Without a promotion the price is charged at any time. Nothing is ever subtracted.
 */
export function priceAt(
  promotion: Promotion,
  { price, line_price: line }: PricePair,
  now: number,
): PricePair {
  const isOver = TIMED.has(promotion.marketing_type) && !isOfferRunning(promotion, now);
  return isOver ? pricePair(Math.max(price, line), 0) : pricePair(price, line);
}

/** What a super member pays, where the good is sold to members alone: their price where it is the lower one. */
export function memberPrice(pair: PricePair, svipPrice: number | undefined): PricePair {
  return svipPrice !== undefined && svipPrice < pair.price ? pricePair(svipPrice, pair.price) : pair;
}

/** What a coupon of `amount` takes off: never more than the price, nothing of what costs less than its threshold. */
export function couponDiscount(
  { amount, threshold }: { amount: number; threshold: number },
  price: number,
): number {
  return price >= threshold ? Math.min(amount, price) : 0;
}

/** What is paid for one piece: the price less what the coupon takes off. */
export function amountOf(price: number, discount: number): number {
  return price - Math.min(discount, price);
}

/** The price a list and a page name for a good: that of its cheapest variant, each at what it costs at that moment. */
export interface LowestPrice extends PricePair {
  /** Variants differ in price. */
  isFrom: boolean;
  /** No variant costs anything. */
  isFree: boolean;
}

/**
 * @param variants each with the two prices of its own row; the good itself where it has none
 * @param svipPrice fen members pay, where a member asks
 */
export function lowestAt(
  promotion: Promotion,
  variants: readonly PricePair[],
  now: number,
  svipPrice?: number,
): LowestPrice {
  const all = variants.map((one) => memberPrice(priceAt(promotion, one, now), svipPrice));
  const cheapest = all.reduce(
    (best, one) => (one.price < best.price ? one : best),
    all[0] ?? pricePair(0, 0),
  );
  const isFrom = all.some(({ price }) => price !== cheapest.price);
  const isFree = all.every(({ price }) => price === 0);
  if (!isOfferRunning(promotion, now) || cheapest.line_price === 0) return { ...cheapest, isFrom, isFree };
  // Struck is what the good costs once the promotion is over, so that its end needs no other facts than these.
  const later = Math.min(...variants.map(({ price, line_price: line }) => Math.max(price, line)));
  return {
    ...pricePair(cheapest.price, svipPrice === undefined ? later : cheapest.line_price),
    isFrom,
    isFree,
  };
}

/** A card at `now`, by the viewer's clock, so that its promotion ends without a reload (M235, D77). */
export function offerAt<Good extends PricePair & Promotion>(good: Good, now: number): Good {
  if (!TIMED.has(good.marketing_type) || isOfferRunning(good, now)) return good;
  return { ...good, ...priceAt(good, good, now), ...promotionAt(good, now) };
}

/**
 * The sale at `now`, unix seconds: facts decide it (D127). A day that is to come holds the sale whatever the merchant
 * set, but for what they paused or called sold out; what has a price is not free, and what has none is.
 */
export function payStateAt(
  {
    pay_state: state,
    sale_start_ts: start,
    price,
  }: { pay_state: number; sale_start_ts: number; price: number },
  now: number,
): number {
  if (state === PAY_STATE.stopped || state === PAY_STATE.soldOut) return state;
  if (start > now) return PAY_STATE.willPay;
  if (state === PAY_STATE.willPay && start === 0) return state;
  if (price > 0) return PAY_STATE.unpaid;
  return state === PAY_STATE.willPay ? PAY_STATE.free : state;
}
