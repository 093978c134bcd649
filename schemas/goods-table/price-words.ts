/** What is charged for a good and its variants, now and after a promotion, in figures and as a sentence (D125). */
import type { GoodsItem } from '../api/console/goods.ts';
import { MARKETING } from '../content/goods-state.ts';
import { isOfferRunning, memberPrice, priceAt, type PricePair } from '../content/price.ts';
import type { Locale } from '../locale.ts';
import { formatMoney } from '../money.ts';
import { momentAt, tsOf } from './moments.ts';

export interface PriceNow extends PricePair {
  sku_id: string;
  until_ts: number;
  price_after: number;
  /** What super VIP members pay. */
  member_price: number;
  words: string;
}

/** What of a good its prices depend on. */
export type PricedItem = Pick<
  GoodsItem,
  'price' | 'line_price' | 'svip_price' | 'svip_free' | 'marketing_type' | 'marketing_end' | 'skus'
>;

interface Facts {
  now: PricePair;
  /** Empty where no promotion ends. */
  until: string;
  after: string;
  /** Empty where members pay the same. */
  members: string;
}

const FREE = { cn: '免费', en: 'Free' } as const;
const money = (fen: number, locale: Locale) => (fen === 0 ? FREE[locale] : formatMoney(fen));

const SENTENCES: Readonly<Record<Locale, (facts: Facts) => string>> = {
  cn: ({ now, until, after, members }) =>
    [
      `${money(now.price, 'cn')}${now.line_price === 0 ? '' : `（划线价 ${formatMoney(now.line_price)}）`}`,
      ...(until === '' ? [] : [`${until} 结束，之后 ${after}`]),
      ...(members === '' ? [] : [`超级会员 ${members}`]),
    ].join('；'),
  en: ({ now, until, after, members }) =>
    [
      `${money(now.price, 'en')}${now.line_price === 0 ? '' : ` (was ${formatMoney(now.line_price)})`}`,
      ...(until === '' ? [] : [`until ${until}, then ${after}`]),
      ...(members === '' ? [] : [`super VIP members: ${members}`]),
    ].join('; '),
};

/** `2026-12-01 08:00`, in the shop's zone. */
const minute = (ts: number) => momentAt(ts).slice(0, 16).replace('T', ' ');

/** @param now unix seconds */
export function pricesOf(item: PricedItem, now: number, locale: Locale): PriceNow[] {
  const promotion = {
    marketing_type: item.marketing_type ?? MARKETING.ordinary,
    marketing_end_ts: tsOf(item.marketing_end),
  };
  const { marketing_end_ts: end } = promotion;
  const until = isOfferRunning(promotion, now) ? end : 0;
  const rows =
    item.skus.length > 0 ? item.skus : [{ id: '', price: item.price, line_price: item.line_price }];
  return rows.map(({ id, price, line_price = 0 }) => {
    const pair = priceAt(promotion, { price, line_price }, now);
    const later = until === 0 ? pair : priceAt(promotion, { price, line_price }, until);
    const member = item.svip_free === true ? 0 : memberPrice(pair, item.svip_price).price;
    const words = SENTENCES[locale]({
      now: pair,
      until: until === 0 ? '' : minute(until),
      after: money(later.price, locale),
      members: member === pair.price ? '' : money(member, locale),
    });
    return { sku_id: id, ...pair, until_ts: until, price_after: later.price, member_price: member, words };
  });
}
