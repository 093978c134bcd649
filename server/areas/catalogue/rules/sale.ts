/** The sale of a good as it is now (M234, D68, D127): what it costs, its state, the day it begins, and what is left of it. */
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import { lowestAt, payStateAt, type LowestPrice } from '#schemas/content/price.ts';
import type { Sale } from '../store/detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

type SaleFields = Pick<GoodsRow, 'price' | 'line_price' | 'marketing_type' | 'marketing_end_ts'>;

/** The price lists and pages name for it. @param now unix seconds */
export function lowestPrice(
  goods: SaleFields,
  sale: Pick<Sale, 'variants'> | undefined,
  now: number,
): LowestPrice {
  const variants = sale?.variants ?? [];
  return lowestAt(goods, variants.length === 0 ? [goods] : variants, now);
}

/** @param now unix seconds */
export function payStateOf(
  goods: SaleFields & Pick<GoodsRow, 'pay_state'>,
  sale: Pick<Sale, 'saleStartTs' | 'isSoldOut' | 'variants'> | undefined,
  now: number,
): number {
  const { isFree } = lowestPrice(goods, sale, now);
  const set = { pay_state: goods.pay_state, sale_start_ts: sale?.saleStartTs ?? 0, price: isFree ? 0 : 1 };
  const state = payStateAt(set, now);
  if (state !== PAY_STATE.unpaid && state !== PAY_STATE.free) return state;
  // What the merchant gives away is not counted: whoever comes may study it.
  const isCounted = !isFree || goods.pay_state !== PAY_STATE.free;
  if (isCounted && sale?.isSoldOut === true) return PAY_STATE.soldOut;
  return isFree ? PAY_STATE.free : PAY_STATE.unpaid;
}
