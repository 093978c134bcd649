/** The one rule of refunds (D132): who may have the money back as asked, who may ask the seller, and who may not. */
import { Type, type Static } from 'typebox';
import { field } from '../page/field.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { DAY_MS } from '../time.ts';

/** Percent of the lessons that may be begun, where a shop says nothing else. */
export const REFUND_SHARE_PERCENT = 30;

/** On what terms the money is given back, and in the seller's own words. */
export const RefundTermsSchema = Type.Object({
  days: field(
    {
      cn: '退款期限',
      en: 'Refund period',
      help: { cn: '购买后几天内可退，0 是不可退', en: 'Days after the purchase; 0 for no refund' },
    },
    Type.Integer({ minimum: 0 }),
  ),
  share: field(
    {
      cn: '学习进度上限',
      en: 'Progress limit',
      help: {
        cn: '学过的课时不超过这个百分比才能退',
        en: 'Percent of the lessons that may be begun by then',
      },
    },
    Type.Integer({ minimum: 0, maximum: 100 }),
  ),
  by_request: field(
    {
      cn: '可申请退款',
      en: 'By request',
      help: { cn: '超出期限后仍可提出申请', en: 'The seller takes requests beyond that' },
    },
    Type.Boolean(),
  ),
  terms: field(
    { cn: '退款说明', en: 'Terms', help: { cn: '商家自己的话', en: 'In the seller’s own words' } },
    Type.String(),
  ),
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
