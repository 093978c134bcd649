/** What a good's own page tells beside its card, as its store answers it: words, teachers, outline, media (D67). */
import type { PricePair } from '#schemas/content/price.ts';
import type { goodsDetail, goodsMedia, goodsNode, goodsTerm, teacher } from '../tables/details.ts';

export type DetailRow = Omit<typeof goodsDetail.$inferSelect, 'appId' | 'goodsId'>;

/** What decides whether a good can be bought now, beside its own state. */
export interface Sale {
  saleStartTs: number;
  isSoldAlone: boolean;
  /** It has variants, and each is gone. */
  isSoldOut: boolean;
  /** The prices of its variants as their rows have them; none for a good sold at its own price. */
  variants: readonly PricePair[];
}

export type TeacherRow = Omit<typeof teacher.$inferSelect, 'appId'>;

/** One chapter, section or lesson of an outline, with what the good it is says of itself. */
export interface NodeRow extends Omit<typeof goodsNode.$inferSelect, 'appId' | 'goodsId' | 'position'> {
  resourceType: number;
  seconds: number;
}

/** A term of a camp (D87). */
export type TermRow = Omit<typeof goodsTerm.$inferSelect, 'appId' | 'goodsId'>;

/** A course that holds a good, and on which terms. */
export type Holding = Pick<
  typeof goodsNode.$inferSelect,
  'goodsId' | 'isTry' | 'trySeconds' | 'unlockTs' | 'unlockDay'
>;

export type MediaRow = Omit<typeof goodsMedia.$inferSelect, 'appId' | 'goodsId'>;
