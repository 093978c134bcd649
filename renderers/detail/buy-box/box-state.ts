/** What the box says at a moment: of everybody's answer, and over it of the person's own. Pure. */
import { ANY_NUMBER } from '#schemas/content/coupon.ts';
import {
  NO_PRICE,
  type DetailLimits,
  type LiveFacts,
  type Offer,
  type SkuOffer,
} from '#schemas/content/detail.ts';
import { displayOf, type Display } from '#schemas/content/display-state.ts';
import { MARKETING, PAY_STATE } from '#schemas/content/goods-state.ts';
import { lowestAt, payStateAt } from '#schemas/content/price.ts';
import type { OwnDetail } from '#features/goods/index.ts';

export interface BoxFacts {
  state: 'on' | 'hidden';
  offer: Offer;
  skus: readonly SkuOffer[];
  limits: DetailLimits;
  live: LiveFacts;
  /** False where the shop takes no orders now (M284). */
  isSelling?: boolean;
}

/** A moment the box counts down to, and what then happens. */
interface Countdown {
  to: number;
  of: 'flashEnds' | 'discountEnds' | 'saleBegins';
}

export interface BoxState {
  display: Display;
  price: number;
  linePrice: number;
  /** Variants differ in price. */
  isFrom: boolean;
  payState: number;
  countdown: Countdown | undefined;
  /** It is theirs: nothing of a sale is said. */
  isOwned: boolean;
  /** It may be sold, now or later: what is not on sale any more has no terms. */
  isOffered: boolean;
  /** How many are left, where that is worth saying. */
  left: number | undefined;
}

/** Above so many nobody needs to hurry. */
const FEW = 20;

function countdownOf({ marketing, sale_start_ts: start }: Offer, now: number): Countdown | undefined {
  if (start > now) return { to: start, of: 'saleBegins' };
  if (marketing.end_ts <= now || marketing.start_ts > now) return undefined;
  if (marketing.type === MARKETING.flashSale) return { to: marketing.end_ts, of: 'flashEnds' };
  return marketing.type === MARKETING.discount ? { to: marketing.end_ts, of: 'discountEnds' } : undefined;
}

function leftOf(skus: readonly SkuOffer[]): number | undefined {
  if (skus.length === 0 || skus.some(({ left }) => left === ANY_NUMBER)) return undefined;
  const left = skus.reduce((sum, sku) => sum + sku.left, 0);
  return left > 0 && left <= FEW ? left : undefined;
}

/** The last moment at which something of the box changes by itself. */
export function lastMoment(
  { offer, live }: Pick<BoxFacts, 'offer' | 'live'>,
  own?: Pick<OwnDetail, 'open_order'>,
): number {
  const { expire_ts: waits = 0 } = own?.open_order ?? {};
  return Math.max(offer.marketing.end_ts, offer.sale_start_ts, live.lookback_end_ts, waits);
}

export function boxState(
  facts: BoxFacts,
  own: Pick<OwnDetail, 'display' | 'access'> | undefined,
  now: number,
): BoxState {
  const { skus, limits } = facts;
  const variants = skus.length === 0 ? [facts.offer] : skus;
  const { type, end_ts: end } = facts.offer.marketing;
  // Whoever may buy what is sold to members alone is a member.
  const isMember = own?.access.can_buy === true && limits.svip_price !== NO_PRICE;
  const promotion = { marketing_type: type, marketing_end_ts: end };
  const at = lowestAt(promotion, variants, now, isMember ? limits.svip_price : undefined);
  const offer = { ...facts.offer, price: at.price };
  const payState = payStateAt(offer, now);
  const display = own?.display ?? displayOf({ ...facts, offer }, now);
  const isOwned = display.state === 'purchased';
  const isSold = payState === PAY_STATE.unpaid || payState === PAY_STATE.willPay;
  return {
    display,
    price: at.price,
    linePrice: at.line_price,
    isFrom: at.isFrom,
    payState,
    countdown: isSold && !isOwned ? countdownOf(offer, now) : undefined,
    isOwned,
    isOffered: display.state !== 'delisted' && display.state !== 'suspended',
    left: isSold && !isOwned ? leftOf(skus) : undefined,
  };
}
