/** The sale of a good as it is now (M234, D68): its own state, the day it begins, and what is left of it. */
import { PAY_STATE } from '#schemas/content/goods-state.ts';
import { payStateAt } from '#schemas/content/offer.ts';
import type { Sale } from '../detail-store.ts';
import type { GoodsRow } from '../goods-store.ts';

/** @param now unix seconds */
export function payStateOf(
  { pay_state }: Pick<GoodsRow, 'pay_state'>,
  sale: Pick<Sale, 'saleStartTs' | 'isSoldOut'> | undefined,
  now: number,
): number {
  const state = payStateAt({ pay_state, sale_start_ts: sale?.saleStartTs ?? 0 }, now);
  return state === PAY_STATE.unpaid && sale?.isSoldOut === true ? PAY_STATE.soldOut : state;
}
