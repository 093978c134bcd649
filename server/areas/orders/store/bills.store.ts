/** Our side of a provider's day, and what came of comparing it. */
import { and, asc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { BillCheckRow, BillDayRow, NumberOwner, OurLine } from '../bills/bill-rows.ts';
import { lineKey } from '../bills/compare-bill.ts';
import { billCheck, billDay } from '../tables/bills.ts';
import { paymentAttempt, paymentEvent } from '../tables/payments.ts';
import { refund } from '../tables/refunds.ts';

export type BillStore = ReturnType<typeof createBillStore>;

/** Numbers asked for at once: a statement takes so many values. */
const AT_ONCE = 1000;
/** How settling names what it writes. */
const PREFIX = { payment: 'charge:', refund: 'refund:' } as const;

function* portions(values: readonly string[]): Generator<string[]> {
  const usable = values.filter(isStorable);
  for (let at = 0; at < usable.length; at += AT_ONCE) yield usable.slice(at, at + AT_ONCE);
}

export function createBillStore(db: Database) {
  async function events(where: SQL | undefined): Promise<OurLine[]> {
    const rows = await db.select().from(paymentEvent).where(where).orderBy(asc(paymentEvent.id));
    return rows.map(({ appId, orderId, kind, key, amount, at }) => ({
      appId,
      orderId,
      kind: kind === 'refunded' ? 'refund' : 'payment',
      number: key.slice(key.indexOf(':') + 1),
      amount,
      at,
    }));
  }
  return {
    /** Events of a provider from one moment up to another. */
    eventsIn: (provider: string, from: number, until: number) =>
      events(
        and(eq(paymentEvent.provider, provider), gte(paymentEvent.at, from), lt(paymentEvent.at, until)),
      ),
    /** Events that tell of these numbers, whenever. */
    eventsOf: async (
      provider: string,
      lines: readonly Pick<OurLine, 'kind' | 'number'>[],
    ): Promise<OurLine[]> => {
      const eventLines: OurLine[] = [];
      for (const keys of portions(lines.map(({ kind, number }) => `${PREFIX[kind]}${number}`)))
        eventLines.push(
          ...(await events(and(eq(paymentEvent.provider, provider), inArray(paymentEvent.key, keys)))),
        );
      return eventLines;
    },
    /** Whose these numbers are, by key. */
    owners: async (lines: readonly Pick<OurLine, 'kind' | 'number'>[]): Promise<Map<string, NumberOwner>> => {
      const numbersOf = (kind: OurLine['kind']) =>
        lines.filter((line) => line.kind === kind).map(({ number }) => number);
      const owners = new Map<string, NumberOwner>();
      for (const numbers of portions(numbersOf('payment'))) {
        const attempts = await db
          .select()
          .from(paymentAttempt)
          .where(inArray(paymentAttempt.outTradeNo, numbers));
        for (const { appId, orderId, outTradeNo: number } of attempts)
          owners.set(lineKey({ kind: 'payment', number }), { appId, orderId, isUnderWay: false });
      }
      for (const numbers of portions(numbersOf('refund'))) {
        const refunds = await db.select().from(refund).where(inArray(refund.outRefundNo, numbers));
        for (const { appId, orderId, outRefundNo: number, state } of refunds)
          owners.set(lineKey({ kind: 'refund', number }), {
            appId,
            orderId,
            isUnderWay: state === 'running' || state === 'unknown',
          });
      }
      return owners;
    },
    /** Days of a provider that were compared, of these. */
    compared: async (provider: string, days: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await db
        .select({ day: billDay.day })
        .from(billDay)
        .where(and(eq(billDay.provider, provider), inArray(billDay.day, [...days])));
      return new Set(rows.map(({ day }) => day));
    },
    /** In place of what an earlier comparison of the day came to. */
    put: async (day: BillDayRow, checks: readonly BillCheckRow[]): Promise<void> => {
      const isDay = and(eq(billCheck.provider, day.provider), eq(billCheck.day, day.day));
      await db.delete(billCheck).where(isDay);
      for (const row of checks)
        await db
          .insert(billCheck)
          .values(row)
          // Somebody may compare the same day at the same time.
          .onConflictDoUpdate({ target: [billCheck.appId, billCheck.day, billCheck.provider], set: row });
      await db
        .insert(billDay)
        .values(day)
        .onConflictDoUpdate({ target: [billDay.provider, billDay.day], set: day });
    },
    ofShop: (appId: string, day: string): Promise<BillCheckRow[]> =>
      db
        .select()
        .from(billCheck)
        .where(and(eq(billCheck.appId, appId), eq(billCheck.day, day)))
        .orderBy(asc(billCheck.provider)),
    days: (day: string): Promise<BillDayRow[]> =>
      db.select().from(billDay).where(eq(billDay.day, day)).orderBy(asc(billDay.provider)),
  };
}
