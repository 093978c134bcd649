/** Contradictions of what a good costs and when it is sold (D125, D127). */
import { isPromoted, note, refuse, type GoodsFacts, type PricedFacts, type Rule } from './contradiction.ts';
import { MARKETING, PAY_STATE } from './goods-state.ts';

/** All that is charged for it at some time, the highest of them. */
function highestPrice(facts: GoodsFacts): number {
  const { skus = [] } = facts;
  const sources: readonly PricedFacts[] = skus.length === 0 ? [facts] : skus;
  return Math.max(
    ...sources.map(({ price, line_price = 0 }) => (isPromoted(facts) ? Math.max(price, line_price) : price)),
  );
}

export const SALE_RULES: readonly Rule[] = [
  (facts) =>
    facts.pay_state === PAY_STATE.free &&
    highestPrice(facts) > 0 &&
    refuse(
      'free-with-price',
      ['pay_state', 'price'],
      ['销售状态写的是免费，但价格高于 0', 'pay_state says free, but the price is above 0'],
      ['免费请把价格写成 0；否则不写 pay_state', 'Write the price 0 to give it away, or leave pay_state out'],
    ),
  (facts) => {
    const { marketing_end_ts: end = 0, sale_start_ts: start = 0 } = facts;
    return (
      isPromoted(facts) &&
      end > 0 &&
      end <= start &&
      refuse(
        'promotion-before-sale',
        ['marketing_end', 'sale_start'],
        ['促销在开售之前就已结束', 'The promotion is over before the sale starts'],
        ['把 marketing_end 写得比 sale_start 晚', 'Write a marketing_end later than sale_start'],
      )
    );
  },
  (facts) =>
    (facts.marketing_end_ts ?? 0) > 0 &&
    !isPromoted(facts) &&
    facts.marketing_type !== MARKETING.booking &&
    refuse(
      'end-without-promotion',
      ['marketing_end', 'marketing_type'],
      ['有促销结束时间，但没有促销', 'There is an end of a promotion, but no promotion'],
      [
        '在 marketing_type 写明促销方式，或删掉 marketing_end',
        'Name the promotion in marketing_type, or leave marketing_end out',
      ],
    ),
  (facts) =>
    isPromoted(facts) &&
    (facts.skus ?? []).length === 0 &&
    (facts.line_price ?? 0) === 0 &&
    note(
      'promotion-lowers-nothing',
      ['marketing_type', 'line_price'],
      ['没有原价，促销前后价格一样', 'There is no line_price, so the promotion lowers nothing'],
      ['在 line_price 写促销结束后的价格', 'Write what it costs after the promotion in line_price'],
    ),
  (facts) =>
    !isPromoted(facts) &&
    (facts.line_price ?? 0) > 0 &&
    (facts.line_price ?? 0) <= facts.price &&
    note(
      'line-price-hidden',
      ['line_price', 'price'],
      ['原价不高于售价，不会显示', 'line_price is not above the price, so it is not shown'],
      ['写一个更高的原价，或不写', 'Write a higher line_price, or leave it out'],
    ),
  (facts) => {
    const { svip_price: price } = facts;
    return (
      price !== undefined &&
      price > highestPrice(facts) &&
      refuse(
        'members-pay-more',
        ['svip_price', 'price'],
        ['会员价高于售价', 'Members would pay more than the price'],
        ['会员价应不高于 price', 'Write an svip_price that is not above price'],
      )
    );
  },
  (facts) =>
    facts.svip_free === true &&
    (facts.svip_price ?? 0) > 0 &&
    refuse(
      'free-and-priced-for-members',
      ['svip_free', 'svip_price'],
      ['既写会员免费，又写了会员价', 'It is free for members and has a price for them'],
      ['两者只写一个', 'Write one of the two'],
    ),
  (facts) =>
    (facts.refund_days ?? 0) > 0 &&
    highestPrice(facts) === 0 &&
    note(
      'nothing-to-refund',
      ['refund_days', 'price'],
      ['免费的内容没有可退的款项', 'It costs nothing, so there is nothing to refund'],
      ['不写 refund_days', 'Leave refund_days out'],
    ),
];
