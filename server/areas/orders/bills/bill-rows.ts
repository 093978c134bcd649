/** What is kept of a day that was compared. Money in fen, times in unix milliseconds. */
import type { BillLine } from '#server/areas/payments/area.ts';

/** How many payments and refunds, and their sums. */
export interface Tally {
  payments: number;
  paid: number;
  refunds: number;
  refunded: number;
}

export interface BillDifference {
  kind: BillLine['kind'];
  /** `theirs`: in their bill and not with us. `ours`: the other way. `amount`: in both, and not the same. */
  what: 'theirs' | 'ours' | 'amount';
  /** Our number of the payment or refund, as they know it. */
  number: string;
  /** Empty where nobody knows which. */
  order_id: string;
  /** Null where that side has none. */
  theirs: number | null;
  ours: number | null;
}

export interface BillCheckRow {
  appId: string;
  day: string;
  provider: string;
  theirs: Tally;
  ours: Tally;
  differing: number;
  differences: BillDifference[];
  checkedAt: number;
}

export interface BillDayRow {
  provider: string;
  day: string;
  straying: number;
  strays: BillDifference[];
  checkedAt: number;
}

/** A payment or a refund as our events have it. */
export interface OurLine {
  appId: string;
  orderId: string;
  kind: BillLine['kind'];
  number: string;
  amount: number;
  at: number;
}

/** Whose a number of a bill is, where no event of ours tells of it. */
export interface NumberOwner {
  appId: string;
  orderId: string;
  /** A refund that was asked for, and of which nobody knows yet whether it came through. */
  isUnderWay: boolean;
}
