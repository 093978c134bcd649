/** What a goods card says beside its title: the state of a live, of the sale, of a promotion. Pure, so it is tested as a table. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { LIVE_STATE, MARKETING, PAY_STATE } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { SharedKey } from '#i18n/shared-words.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export interface Mark {
  word: SharedKey;
  tone: BadgeTone;
}

/** State of a live room (M240): before, on air, over. */
export function liveMark(card: Pick<GoodsCard, 'type' | 'alive_state'>): Mark | undefined {
  if (card.type !== RESOURCES.alive.type) return undefined;
  if (card.alive_state === LIVE_STATE.notStarted) return { word: 'liveSoon', tone: 'overlay' };
  if (card.alive_state === LIVE_STATE.live) return { word: 'live', tone: 'pulse' };
  return card.alive_state === LIVE_STATE.ended ? { word: 'replay', tone: 'overlay' } : undefined;
}

/** Whether it can be bought now (M234); only what stands in the way is said. */
export function saleMark(card: Pick<GoodsCard, 'pay_state'>): Mark | undefined {
  if (card.pay_state === PAY_STATE.stopped) return { word: 'stopped', tone: 'overlay' };
  if (card.pay_state === PAY_STATE.willPay) return { word: 'willPay', tone: 'overlay' };
  return card.pay_state === PAY_STATE.soldOut ? { word: 'soldOut', tone: 'overlay' } : undefined;
}

/** Running marketing (M235). */
export function promotionMark(card: Pick<GoodsCard, 'marketing_type'>): Mark | undefined {
  if (card.marketing_type === MARKETING.discount) return { word: 'discount', tone: 'accent' };
  if (card.marketing_type === MARKETING.booking) return { word: 'booking', tone: 'primary' };
  return card.marketing_type === MARKETING.flashSale ? { word: 'flash', tone: 'accent' } : undefined;
}
