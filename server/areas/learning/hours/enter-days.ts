/** Enters days that are over into the ledger of hours, and what came late of days that were entered (ADR-325). */
import { HOUR_MS, secondsOf } from '#schemas/time.ts';
import { dayAt } from '#server/areas/shop/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { createHoursStore, type DayToEnter } from '../store/hours.store.ts';
import { chainRows, type LedgerFacts } from './ledger-row.ts';

/** What was told before midnight has long arrived; what comes later still is a row of its own. */
const SETTLED_AFTER_MS = HOUR_MS;
/** Rows of one transaction: others who enter wait for it. */
const ROWS_AT_ONCE = 200;

type Entry = Omit<LedgerFacts, 'seq'>;

function entryOf(of: DayToEnter, person: string, enteredAt: number): Entry {
  const { day, resourceId, productId } = of;
  return {
    person,
    day,
    resourceId,
    productId,
    seconds: secondsOf(of.creditedMs) - of.enteredSeconds,
    reportedSeconds: secondsOf(of.reportedMs) - of.enteredReported,
    enteredAt,
  };
}

type EnterWorld = { stores: Pick<Stores, 'hours'>; clock: Clock };

function enterSome({ stores, clock }: EnterWorld, appId: string): Promise<number> {
  return stores.hours.transaction(async (tx) => {
    const store = createHoursStore(tx);
    const head = await store.lockHead(appId);
    const now = clock.now();
    const due = await store.toEnter(appId, dayAt(now - SETTLED_AFTER_MS), ROWS_AT_ONCE);
    const entries: { of: DayToEnter; entry: Entry }[] = [];
    for (const of of due)
      entries.push({ of, entry: entryOf(of, await store.nameOf(appId, of.userId, randomId('p')), now) });
    const rows = chainRows(
      appId,
      head,
      entries.map(({ entry }) => entry),
    );
    await store.enter(
      appId,
      rows.flatMap((row, index) => {
        const of = entries[index]?.of;
        return of === undefined ? [] : [{ row, of }];
      }),
    );
    return due.length;
  });
}

/** Enters all that is due of a shop; answers how many rows that were. */
export async function enterDays(world: EnterWorld, appId: string): Promise<number> {
  let count = 0;
  for (;;) {
    const some = await enterSome(world, appId);
    count += some;
    if (some < ROWS_AT_ONCE) return count;
  }
}
