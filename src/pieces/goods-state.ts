/** What a goods card says beside its title: live room, sale, promotion, limit, price and people. Pure, so it is tested as a table. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { LIVE_STATE, MARKETING, PAY_STATE } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { GoodsWord } from './goods-words.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export interface Mark {
  word: GoodsWord;
  tone: BadgeTone;
}

/** State of a live room (M240): before, on air, over. */
function liveMark(card: Pick<GoodsCard, 'type' | 'alive_state'>): Mark | undefined {
  if (card.type !== RESOURCES.alive.type) return undefined;
  if (card.alive_state === LIVE_STATE.notStarted) return { word: 'liveSoon', tone: 'overlay' };
  if (card.alive_state === LIVE_STATE.live) return { word: 'live', tone: 'pulse' };
  return card.alive_state === LIVE_STATE.ended ? { word: 'replay', tone: 'overlay' } : undefined;
}

/**
 * Whether it can be bought now (M234); only what stands in the way is said. A booking is a sale that has not begun
 * (D77), so both are said in one word.
 */
export function saleMark(card: Pick<GoodsCard, 'pay_state' | 'marketing_type'>): Mark | undefined {
  if (card.pay_state === PAY_STATE.stopped) return { word: 'stopped', tone: 'overlay' };
  if (card.pay_state === PAY_STATE.soldOut) return { word: 'soldOut', tone: 'overlay' };
  const comes = card.pay_state === PAY_STATE.willPay || card.marketing_type === MARKETING.booking;
  return comes ? { word: 'willPay', tone: 'primary' } : undefined;
}

/** A lower price that runs now (M235). */
export function promotionMark(card: Pick<GoodsCard, 'marketing_type'>): Mark | undefined {
  if (card.marketing_type === MARKETING.discount) return { word: 'discount', tone: 'accent' };
  return card.marketing_type === MARKETING.flashSale ? { word: 'flash', tone: 'accent' } : undefined;
}

/** What stands where a price does: fen, or the word for what no money opens. Free is only what nothing else limits (M194). */
export type Cost = { fen: number } | { word: GoodsWord };

const LIMIT_WORDS = { designated: 'designated', password: 'byPassword', svip: 'vipOnly' } as const;

export function costOf({ limit, price }: Pick<GoodsCard, 'limit' | 'price'>): Cost {
  if (limit === 'designated') return { word: LIMIT_WORDS.designated };
  return price > 0 || limit === undefined ? { fen: price } : { word: LIMIT_WORDS[limit] };
}

/** A limit beside a price: money is one way in, or not enough. */
function limitMark(card: Pick<GoodsCard, 'limit' | 'price'>): Mark | undefined {
  if (card.limit === undefined || !('fen' in costOf(card))) return undefined;
  return card.limit === 'svip' ? { word: 'vipOnly', tone: 'gold' } : { word: 'byPassword', tone: 'overlay' };
}

/** How those who chose it are counted; the word has a form for one and for many. */
type PeopleWord = 'learner' | 'sold' | 'enrolled' | 'member' | 'reader' | 'signedUp';

const PEOPLE_WORDS: ReadonlyMap<number, PeopleWord> = new Map([
  [RESOURCES.entity_goods.type, 'sold'],
  [RESOURCES.service_goods.type, 'sold'],
  [RESOURCES.camp.type, 'enrolled'],
  [RESOURCES.big_class.type, 'enrolled'],
  [RESOURCES.course_offline.type, 'enrolled'],
  [RESOURCES.member.type, 'member'],
  [RESOURCES.community.type, 'member'],
  [RESOURCES.ebook.type, 'reader'],
]);

/** The word its people are counted in; its own page and a card say the same. */
export function peopleWord({ type, alive_state }: Pick<GoodsCard, 'type' | 'alive_state'>): PeopleWord {
  const waits = type === RESOURCES.alive.type && alive_state === LIVE_STATE.notStarted;
  return waits ? 'signedUp' : (PEOPLE_WORDS.get(type) ?? 'learner');
}

export interface CardState {
  live: Mark | undefined;
  /** A running promotion, which is drawn first and solid. */
  promotion: Mark | undefined;
  /** What members get, what limits it, what keeps it from being bought. */
  marks: readonly Mark[];
  people: PeopleWord;
}

/** All a card says of a good's state. */
export function cardState(card: GoodsCard): CardState {
  const cost = costOf(card);
  const forMembers = card.svip_free && 'fen' in cost && cost.fen > 0;
  const vipFree: Mark | undefined = forMembers ? { word: 'vipFree', tone: 'gold' } : undefined;
  return {
    live: liveMark(card),
    promotion: promotionMark(card),
    marks: [vipFree, limitMark(card), saleMark(card)].filter((mark) => mark !== undefined),
    people: peopleWord(card),
  };
}
