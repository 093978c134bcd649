/** The parts of a detail that are told alike to everybody and to each person (D67). */
import {
  NO_PRICE,
  type DetailLimits,
  type LiveFacts,
  type Offer,
  type Teacher,
} from '#schemas/content/detail.ts';
import { MARKETING } from '#schemas/content/goods-state.ts';
import { lowestAt, promotionAt, type PricePair } from '#schemas/content/price.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { GoodsLimits } from '#server/areas/access/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import type { DetailRow, TeacherRow } from '../store/detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

/** A name nothing more is known of is a teacher, too. */
export function presentTeachers(
  rows: readonly (TeacherRow & { goodsCount: number })[],
  goods: Pick<GoodsRow, 'teacher'>,
  locale: Locale,
): Teacher[] {
  if (rows.length > 0)
    return rows.map((row) => ({
      id: row.id,
      name: readText(row.name, locale),
      title: readText(row.title, locale),
      portrait: row.portrait,
      about: readText(row.about, locale),
      goods_count: row.goodsCount,
      page_id: row.pageId,
    }));
  const name = readText(goods.teacher, locale);
  if (name === '') return [];
  return [{ id: '', name, title: '', portrait: '', about: '', goods_count: 0, page_id: '' }];
}

/** What names a good wherever its detail is answered. */
export const presentNames = ({ id, type, title, summary, cover }: GoodsRow, locale: Locale) => ({
  id,
  type,
  title: readText(title, locale),
  summary: readText(summary, locale),
  cover,
});

export function presentLive(goods: GoodsRow, detail: DetailRow | undefined): LiveFacts {
  return {
    alive_state: goods.alive_state,
    start_ts: goods.start_ts,
    is_lookback: detail?.isLookback ?? false,
    lookback_end_ts: detail?.lookbackEndTs ?? 0,
  };
}

/**
 * @param goods with the state of its sale now
 * @param variants one at least, each with the prices of its own row
 * @param svipPrice fen, where it is told to a member
 * @param now unix seconds
 */
export function presentOffer(
  goods: GoodsRow,
  {
    variants,
    saleStartTs,
    svipPrice,
  }: { variants: readonly PricePair[]; saleStartTs: number; svipPrice?: number | undefined },
  now: number,
): Offer {
  const { marketing_type: type, marketing_end_ts: end } = promotionAt(goods, now);
  const { price, line_price, isFrom } = lowestAt(goods, variants, now, svipPrice);
  const isBooking = type === MARKETING.booking;
  return {
    goods_id: goods.id,
    goods_type: goods.type,
    price,
    line_price,
    label: isFrom ? `from` : '',
    pay_state: goods.pay_state,
    sale_start_ts: saleStartTs,
    marketing: { type, price, start_ts: isBooking ? saleStartTs : 0, end_ts: end },
  };
}

export function presentLimits(limits: GoodsLimits, { svip_free }: Pick<GoodsRow, 'svip_free'>): DetailLimits {
  return {
    is_designated: limits.isDesignated,
    have_password: limits.hasPassword,
    svip_price: limits.svipPrice ?? NO_PRICE,
    svip_free,
  };
}

/** HTML; where nobody wrote an introduction the summary stands in for it, as words and not as HTML. */
export function introductionOf(
  goods: Pick<GoodsRow, 'summary'>,
  detail: DetailRow | undefined,
  locale: Locale,
): string {
  const introduction = readText(detail?.introduction, locale);
  return introduction === '' ? `<p>${escapeHtml(readText(goods.summary, locale))}</p>` : introduction;
}
