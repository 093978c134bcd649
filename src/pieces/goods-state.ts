/** What a goods card says beside its title: the state of a live, of the sale, of a promotion. Pure, so it is tested as a table. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { SharedKey } from '#i18n/shared-words.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export interface Mark {
  word: SharedKey;
  tone: BadgeTone;
}

const LIVE_TYPE = 4;

/** State of a live room (M240): before, on air, over. */
export function liveMark(card: Pick<GoodsCard, 'type' | 'alive_state'>): Mark | undefined {
  if (card.type !== LIVE_TYPE) return undefined;
  if (card.alive_state === 0) return { word: 'liveSoon', tone: 'overlay' };
  if (card.alive_state === 1) return { word: 'live', tone: 'live' };
  return card.alive_state === 3 ? { word: 'replay', tone: 'overlay' } : undefined;
}

/** Whether it can be bought now (M234); only what stands in the way is said. */
export function saleMark(card: Pick<GoodsCard, 'pay_state'>): Mark | undefined {
  if (card.pay_state === 2) return { word: 'stopped', tone: 'overlay' };
  if (card.pay_state === 3) return { word: 'willPay', tone: 'overlay' };
  return card.pay_state === 4 ? { word: 'soldOut', tone: 'overlay' } : undefined;
}

/** Running marketing (M235). */
export function promotionMark(card: Pick<GoodsCard, 'marketing_type'>): Mark | undefined {
  if (card.marketing_type === 3) return { word: 'discount', tone: 'accent' };
  if (card.marketing_type === 6) return { word: 'booking', tone: 'primary' };
  return card.marketing_type === 8 ? { word: 'flash', tone: 'accent' } : undefined;
}
