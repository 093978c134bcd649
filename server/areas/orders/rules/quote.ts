/** What one variant of a good costs a person now: pure, asked for what is shown and for what is ordered (D70, requirement 34). */
import { offerAt } from '#schemas/content/offer.ts';
import type { GoodsRow, SkuRow } from '#server/areas/catalogue/area.ts';

export interface Price {
  /** Fen, promotion and membership counted. */
  price: number;
  /** Struck through; 0 for none. */
  linePrice: number;
  /** Unix seconds the lower price ends at; 0 where it does not. */
  offerEndTs: number;
}

/**
 * A promotion of the good lowers each of its variants by itself and ends for all at once.
 * @param svipPrice fen a super member pays for the good, where it is sold to them alone
 * @param now unix seconds
 */
export function priceOf(
  goods: Pick<GoodsRow, 'marketing_type' | 'marketing_end_ts'>,
  sku: Pick<SkuRow, 'price' | 'line_price'>,
  svipPrice: number | undefined,
  now: number,
): Price {
  const { marketing_type, marketing_end_ts } = goods;
  const at = offerAt({ price: sku.price, line_price: sku.line_price, marketing_type, marketing_end_ts }, now);
  if (svipPrice !== undefined && svipPrice < at.price)
    return { price: svipPrice, linePrice: at.price, offerEndTs: 0 };
  return { price: at.price, linePrice: at.line_price, offerEndTs: at.marketing_end_ts };
}
