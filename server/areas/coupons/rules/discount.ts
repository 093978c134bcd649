/** What a coupon takes off a price: pure, and the same for the price shown and the price paid (D70). */
import { couponDiscount } from '#schemas/content/price.ts';
import type { CouponRow } from '../store/coupon-rows.ts';

interface Purchase {
  goodsId: string;
  /** Fen. */
  price: number;
  /** Unix seconds. */
  now: number;
}

/** Fen, never more than the price; undefined where it does not fit this purchase. */
export function discountOf(
  row: Pick<CouponRow, 'amount' | 'threshold' | 'goods_ids' | 'start_ts' | 'end_ts'>,
  { goodsId, price, now }: Purchase,
): number | undefined {
  const isForIt = row.goods_ids.length === 0 || row.goods_ids.includes(goodsId);
  const isRunning = row.start_ts <= now && now < row.end_ts;
  const off = isForIt && isRunning ? couponDiscount(row, price) : 0;
  return off > 0 ? off : undefined;
}
