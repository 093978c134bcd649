/** The variants a good can be bought in, the one it has by itself among them (D70). */
import type { GoodsRow } from '../goods-store.ts';
import type { SkuRow } from '../sku-store.ts';

/** The id of the only variant of a good that has no rows of its own. */
const ONLY_SKU = 'default';

/** Never empty: without rows the good is sold at its own price, in any number and without an end. */
export function skusOf(
  goods: Pick<GoodsRow, 'title' | 'price' | 'line_price'>,
  rows: readonly SkuRow[],
): readonly SkuRow[] {
  if (rows.length > 0) return rows;
  const { title, price, line_price } = goods;
  return [
    {
      id: ONLY_SKU,
      name: title,
      price,
      line_price,
      stock: undefined,
      held: 0,
      sold: 0,
      period_days: undefined,
    },
  ];
}

/** How many can still be bought; undefined for any number. */
export function leftOf({ stock, held, sold }: Pick<SkuRow, 'stock' | 'held' | 'sold'>): number | undefined {
  return stock === undefined ? undefined : Math.max(0, stock - held - sold);
}
