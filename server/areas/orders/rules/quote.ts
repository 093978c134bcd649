/** What one variant of a good costs a person now: pure, asked for what is shown and for what is ordered (D70, requirement 34). */
import type { SkuRow } from '#server/areas/catalogue/area.ts';

export interface Price {
  /** Fen. */
  price: number;
  /** Struck through; 0 for none. */
  linePrice: number;
}

/**
 * @param sku at what it costs everybody now
 * @param svipPrice fen a super member pays for the good, where it is sold to them alone
 */
export function priceOf(
  { price, line_price: linePrice }: Pick<SkuRow, 'price' | 'line_price'>,
  svipPrice: number | undefined,
): Price {
  return svipPrice !== undefined && svipPrice < price
    ? { price: svipPrice, linePrice: price }
    : { price, linePrice };
}
