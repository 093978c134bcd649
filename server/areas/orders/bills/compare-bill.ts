/** A provider's bill of a day against our events, number by number. Pure. */
import type { BillLine } from '#server/areas/payments/area.ts';
import type { BillDifference, Tally } from '#schemas/order/money-of-day.ts';
import type { NumberOwner, OurLine } from './bill-rows.ts';

/** Names a payment or refund among both sides. */
export const lineKey = ({ kind, number }: Pick<OurLine, 'kind' | 'number'>): string => `${kind}:${number}`;

interface BillComparison {
  theirs: Tally;
  ours: Tally;
  differences: BillDifference[];
}

interface Sides {
  theirs: readonly BillLine[];
  /** Our events by key: all that tell of a number of the bill, on whatever day, and all of the day. */
  ours: ReadonlyMap<string, OurLine>;
  /** What happened on the day by our events, and what has to stand in a bill by now. */
  isOfDay: (line: OurLine) => boolean;
  isDue: (line: OurLine) => boolean;
  /** Keys of bills of days beside this one: companies may count a refund by the day it was asked for. */
  elsewhere: ReadonlySet<string>;
  ownerOf: (key: string) => NumberOwner | undefined;
  /** The shop that has what nobody knows; undefined where there is not just one. */
  home: string | undefined;
}

const NOTHING: Tally = { payments: 0, paid: 0, refunds: 0, refunded: 0 };

const add = (tally: Tally, kind: BillLine['kind'], amount: number): Tally =>
  kind === 'payment'
    ? { ...tally, payments: tally.payments + 1, paid: tally.paid + amount }
    : { ...tally, refunds: tally.refunds + 1, refunded: tally.refunded + amount };

type TheirLine = Pick<OurLine, 'kind' | 'number' | 'amount'>;

/** A number that stands twice in a bill is one of the sum, and so differs from ours. */
export function sumLines(lines: readonly BillLine[]): Map<string, TheirLine> {
  const sums = new Map<string, TheirLine>();
  for (const { kind, ours: number, amount } of lines) {
    const key = lineKey({ kind, number });
    sums.set(key, { kind, number, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return sums;
}

/** By shop; what is nobody's stands under undefined. */
export function compareBill(sides: Sides): Map<string | undefined, BillComparison> {
  const { ours, isOfDay, isDue, elsewhere, ownerOf, home } = sides;
  const shops = new Map<string | undefined, BillComparison>();
  const of = (appId: string | undefined): BillComparison => {
    const sums = shops.get(appId) ?? { theirs: NOTHING, ours: NOTHING, differences: [] };
    shops.set(appId, sums);
    return sums;
  };
  const theirs = sumLines(sides.theirs);
  for (const [key, line] of theirs) {
    const { kind, number, amount } = line;
    const event = ours.get(key);
    const owner = event === undefined ? ownerOf(key) : undefined;
    const shop = of(event?.appId ?? owner?.appId ?? home);
    shop.theirs = add(shop.theirs, kind, amount);
    if (event?.amount === amount || owner?.isUnderWay === true) continue;
    const order_id = event?.orderId ?? owner?.orderId ?? '';
    const what = event === undefined ? 'theirs' : 'amount';
    shop.differences.push({ kind, what, number, order_id, theirs: amount, ours: event?.amount ?? null });
  }
  for (const [key, event] of ours) {
    const { appId, orderId: order_id, kind, number, amount } = event;
    const shop = of(appId);
    if (isOfDay(event)) shop.ours = add(shop.ours, kind, amount);
    if (!isDue(event) || theirs.has(key) || elsewhere.has(key)) continue;
    shop.differences.push({ kind, what: 'ours', number, order_id, theirs: null, ours: amount });
  }
  return shops;
}
