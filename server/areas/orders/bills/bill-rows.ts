/** What is kept of a day that was compared. Money in fen, times in unix milliseconds. */
import type { BillDifference, Tally } from '#schemas/order/money-of-day.ts';
import type { BillLine } from '#server/areas/payments/area.ts';

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
