/** A bill against our events: each difference named, and none that is not there. */
import { describe, expect, it } from 'vitest';
import type { BillLine } from '#server/areas/payments/area.ts';
import type { NumberOwner, OurLine } from './bill-rows.ts';
import { compareBill, lineKey } from './compare-bill.ts';
import { dayAt, dayBefore, startOf } from '#server/areas/shop/area.ts';

const DAY = '2026-11-23';
const FROM = startOf(DAY) ?? 0;
const HOUR = 3_600_000;
const UNTIL = FROM + 24 * HOUR;

const buildPaidLine = (ours: string, amount = 100): BillLine => ({ kind: 'payment', ours, amount });
const back = (ours: string, amount = 100): BillLine => ({ kind: 'refund', ours, amount });
const event = (number: string, change: Partial<OurLine> = {}): OurLine => ({
  appId: 'a',
  orderId: `o_${number}`,
  kind: 'payment',
  number,
  amount: 100,
  at: FROM + 12 * HOUR,
  ...change,
});

interface More {
  elsewhere?: string[];
  owners?: Record<string, NumberOwner>;
  home?: string;
}
const compare = (theirs: BillLine[], ours: OurLine[], { elsewhere = [], owners = {}, home }: More = {}) =>
  compareBill({
    theirs,
    ours: new Map(ours.map((one) => [lineKey(one), one])),
    isOfDay: ({ at }) => at >= FROM && at < UNTIL,
    isDue: ({ at }) => at >= FROM - HOUR && at < UNTIL - HOUR,
    elsewhere: new Set(elsewhere),
    ownerOf: (key) => owners[key],
    home,
  });
const buildMatch = (...sides: Parameters<typeof compare>) =>
  [...compare(...sides)].flatMap(([shop, { differences }]) =>
    differences.map(({ what, kind, number }) => `${shop ?? 'nobody'} ${what} ${kind} ${number}`),
  );

describe('a bill', () => {
  it('D71: that says what our events say differs in nothing, and both are summed', () => {
    const refunds = event('r', { kind: 'refund', amount: 30 });
    const sums = { payments: 2, paid: 300, refunds: 1, refunded: 30 };
    expect(
      compare(
        [buildPaidLine('1'), buildPaidLine('2', 200), back('r', 30)],
        [event('1'), event('2', { amount: 200 }), refunds],
      ),
    ).toEqual(new Map([['a', { theirs: sums, ours: sums, differences: [] }]]));
  });

  it('D71: theirs alone, ours alone and another amount are each named, by the shop they are of', () => {
    const owners = { 'payment:known': { appId: 'b', orderId: 'o_b', isUnderWay: false } };
    expect(
      buildMatch(
        [
          buildPaidLine('same'),
          buildPaidLine('less', 99),
          buildPaidLine('known'),
          buildPaidLine('nobody'),
          back('less'),
        ],
        [event('same'), event('less'), event('gone', { kind: 'refund' })],
        { owners },
      ),
    ).toEqual([
      'a amount payment less',
      'a ours refund gone',
      'b theirs payment known',
      'nobody theirs payment nobody',
      'nobody theirs refund less',
    ]);
  });

  it('D71: an unknown payment belongs to the only shop, where there is just one', () => {
    expect(buildMatch([buildPaidLine('x')], [], { home: 'a' })).toEqual(['a theirs payment x']);
  });

  it('D71: a number that stands twice is one of the sum', () => {
    expect(compare([buildPaidLine('1'), buildPaidLine('1')], [event('1')]).get('a')).toMatchObject({
      differences: [{ what: 'amount', theirs: 200, ours: 100 }],
    });
  });

  it('D71: a refund without a result yet is not a difference; a refused one is', () => {
    const of = (isUnderWay: boolean) => ({ 'refund:r': { appId: 'a', orderId: 'o', isUnderWay } });
    expect(buildMatch([back('r')], [], { owners: of(true) })).toEqual([]);
    expect(buildMatch([back('r')], [], { owners: of(false) })).toEqual(['a theirs refund r']);
  });

  it('D71: around midnight nothing differs that stands in the bill beside', () => {
    const late = event('late', { at: UNTIL - 1 });
    const early = event('early', { at: FROM - 1 });
    expect(buildMatch([], [late])).toEqual([]);
    expect(buildMatch([], [early])).toEqual(['a ours payment early']);
    expect(buildMatch([], [early], { elsewhere: ['payment:early'] })).toEqual([]);
    expect(buildMatch([buildPaidLine('next')], [event('next', { at: UNTIL + 1 })])).toEqual([]);
  });
});

describe('a day of the shop', () => {
  it('D10: begins at midnight of UTC+8', () => {
    expect([dayAt(FROM), dayAt(FROM - 1), dayBefore('2026-03-01')]).toEqual([
      DAY,
      '2026-11-22',
      '2026-02-28',
    ]);
    expect(new Date(FROM).toISOString()).toBe('2026-11-22T16:00:00.000Z');
  });

  it.each(['2026-02-30', '2026-1-1', 'today', ''])('D10: %j is none', (day) => {
    expect(startOf(day)).toBeUndefined();
  });
});
