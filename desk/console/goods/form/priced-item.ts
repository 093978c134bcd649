/** What of a good that is being edited its prices depend on; what is no such value yet counts as left out. Pure. */
import type { PricedItem } from '#schemas/goods-table/price-words.ts';
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { readEither } from '#desk/kit/screens/editor/both-languages.ts';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';

const fen = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function pricedItem(item: Item, locale: Locale): PricedItem {
  const rows: unknown = item['skus'];
  const { marketing_end: end, marketing_type: type, svip_price: member } = item;
  return {
    price: fen(item['price']),
    line_price: fen(item['line_price']),
    svip_free: item['svip_free'] === true,
    ...(typeof member === 'number' ? { svip_price: member } : {}),
    ...(typeof type === 'number' ? { marketing_type: type } : {}),
    ...(typeof end === 'string' ? { marketing_end: end } : {}),
    skus: (Array.isArray(rows) ? rows.filter(isObject) : []).map((row) => ({
      id: typeof row['id'] === 'string' ? row['id'] : '',
      name: readEither(row['name'], locale),
      price: fen(row['price']),
      line_price: fen(row['line_price']),
    })),
  };
}
