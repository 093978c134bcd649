/** The variants a good can be bought in, the one it has by itself among them (D70). */
import { ANY_NUMBER } from '#schemas/content/coupon.ts';
import type { SkuOffer } from '#schemas/content/detail.ts';
import { priceAt } from '#schemas/content/price.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { SkuRow } from '../store/sku-rows.ts';

/** The id of the only variant of a good that has no rows of its own. */
const ONLY_SKU = 'default';

/** Of a good without rows: sold at its own price, in any number and without an end. */
function onlySku({ title, price, line_price }: Pick<GoodsRow, 'title' | 'price' | 'line_price'>): SkuRow {
  return {
    id: ONLY_SKU,
    name: title,
    price,
    line_price,
    stock: undefined,
    held: 0,
    sold: 0,
    period_days: undefined,
  };
}

/** How many can still be bought; undefined for any number. */
export function leftOf({ stock, held, sold }: Pick<SkuRow, 'stock' | 'held' | 'sold'>): number | undefined {
  return stock === undefined ? undefined : Math.max(0, stock - held - sold);
}

type PricedGood = Pick<GoodsRow, 'title' | 'price' | 'line_price' | 'marketing_type' | 'marketing_end_ts'>;

/** The variants, one at least, each at what it costs everybody at `now`, unix seconds (D125). */
export function skusAt(goods: PricedGood, rows: readonly SkuRow[], now: number): readonly SkuRow[] {
  const all = rows.length === 0 ? [onlySku(goods)] : rows;
  return all.map((row) => ({ ...row, ...priceAt(goods, row, now) }));
}

export function presentSku(row: SkuRow, locale: Locale): SkuOffer {
  return {
    id: row.id,
    name: readText(row.name, locale),
    price: row.price,
    line_price: row.line_price,
    left: leftOf(row) ?? ANY_NUMBER,
    period_days: row.period_days ?? 0,
  };
}
