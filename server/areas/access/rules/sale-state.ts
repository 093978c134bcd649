/** What the decision on access needs to know of a good beside its limits: its sale now, and the courses that hold it (D72). */
import type { GoodsRow } from '#schemas/content/goods-row.ts';

interface Holder {
  /** Whether the course gives it to everybody; for so many seconds, 0 for the whole. */
  isTry: boolean;
  trySeconds: number;
  goods: GoodsRow;
  /** Unix seconds from which it is open in this course to whoever has that since then; 0 from the start. */
  opensAt: (since: number | undefined) => number;
}

export interface SaleState {
  /** With the state of its sale now. */
  goods: GoodsRow;
  /** Fen, what it costs everybody now: its cheapest variant. */
  price: number;
  /** False where it opens with a course that holds it alone. */
  isSoldAlone: boolean;
  /** Unix seconds, 0 for none. */
  saleStartTs: number;
  /** The courses that hold it, as the catalogue says. */
  holders: readonly Holder[];
}
