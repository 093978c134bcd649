/** The one rule of refunds (D132): who may have the money back as asked, who may ask the seller, and who may not. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { DAY_MS } from '../time.ts';

/** Percent of the lessons that may be begun, where a shop says nothing else. */
export const REFUND_SHARE_PERCENT = 30;

/** On what terms the money is given back, and in the seller's own words. */
export const RefundTermsSchema = Type.Object({
  /** Days after the purchase in which it is given back as asked; 0 for never. */
  days: Type.Integer({ minimum: 0 }),
  /** Percent of the lessons that may be begun by then. */
  share: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Whether the seller takes requests beyond that. */
  by_request: Type.Boolean(),
  terms: Type.String(),
});
export type RefundTerms = Static<typeof RefundTermsSchema>;
export type RefundRule = Omit<RefundTerms, 'terms'>;

const REFUND_WAYS = ['granted', 'request', 'none'] as const;
export const RefundWaySchema = ChoiceSchema(REFUND_WAYS);
export type RefundWay = (typeof REFUND_WAYS)[number];

export interface RefundFacts {
  /** Fen that were paid and did not go back yet. */
  left: number;
  /** Unix milliseconds. */
  paidAt: number;
  /** Percent of the lessons that were begun; of one piece, percent of it that was studied. */
  begunPercent: number;
  /** The seller pays it back by hand, as a transfer: nothing can be granted without them. */
  isByHand: boolean;
}

/** @param now unix milliseconds */
export function refundWay(rule: RefundRule, facts: RefundFacts, now: number): RefundWay {
  if (facts.left <= 0) return 'none';
  const isInTime = rule.days > 0 && now < facts.paidAt + rule.days * DAY_MS;
  if (isInTime && facts.begunPercent <= rule.share) return facts.isByHand ? 'request' : 'granted';
  return rule.by_request ? 'request' : 'none';
}
