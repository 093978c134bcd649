/** Variants of goods and what is left of each, as their store answers them (D70, requirement 35). */
import type { Text } from '#schemas/page/text.ts';

export interface SkuRow {
  id: string;
  name: Text;
  /** Fen. */
  price: number;
  line_price: number;
  /** How many there are in all; undefined for any number. */
  stock: number | undefined;
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  held: number;
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  sold: number;
  /** Days of study from the payment on; undefined where it does not end. */
  period_days: number | undefined;
}

/** One piece of one variant. */
export interface StockKey {
  appId: string;
  goodsId: string;
  skuId: string;
}

/**
 * What is left of a variant, changed inside the caller's transaction by one conditional statement each: however many ask
 * at once, held and sold together never pass what there is. A variant without a row has any number of pieces.
 */
export interface Stock {
  /** False where the last one is gone. */
  hold(piece: StockKey): Promise<boolean>;
  /** What was held is sold. */
  sell(piece: StockKey): Promise<void>;
  /** Gives back what was held; whether another number is left now. */
  release(piece: StockKey): Promise<boolean>;
  /** Gives back what was sold: it was refunded. Answers the same. */
  unsell(piece: StockKey): Promise<boolean>;
}
