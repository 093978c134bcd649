/** Compares a provider's day with ours, keeps what came of it, and has the owners told where something differs. */
import { DAY_MS, HOUR_MS } from '#schemas/time.ts';
import { PaymentRefused, PaymentUnknown, type PaymentProvider } from '#server/areas/payments/area.ts';
import { tellBill } from '../jobs/job-kinds.ts';
import type { LedgerDeps } from '../services/ledger.ts';
import { createBillStore, type BillStore } from '../store/bills.store.ts';
import type { BillCheckRow } from './bill-rows.ts';
import { compareBill, lineKey, sumLines } from './compare-bill.ts';
import { dayBefore, startOf } from '#server/areas/shop/area.ts';

export interface BillWorld extends Pick<LedgerDeps, 'orders' | 'payments' | 'queue' | 'clock' | 'report'> {
  bills: BillStore;
  /** Ids of the shops there are. */
  shops: () => Promise<string[]>;
}

/** What a company did so shortly before midnight may stand in its next bill: it is looked for in both. */
const EDGE_MS = HOUR_MS;
/** So many differences of a day are kept; their number is told whole. */
const KEPT = 500;

async function compareDay(
  { bills }: BillWorld,
  bill: NonNullable<PaymentProvider['bill']>,
  { name, day, home }: { name: string; day: string; home: string | undefined },
) {
  const from = startOf(day) ?? 0;
  const until = from + DAY_MS;
  const theirs = await bill(day);
  const lines = [...sumLines(theirs).values()];
  const events = [
    ...(await bills.eventsOf(name, lines)),
    ...(await bills.eventsIn(name, from - EDGE_MS, until)),
  ];
  const ours = new Map(events.map((event) => [lineKey(event), event]));
  const owners = await bills.owners(lines.filter((line) => !ours.has(lineKey(line))));
  const compareWith = (elsewhere: ReadonlySet<string>) =>
    compareBill({
      theirs,
      ours,
      isOfDay: ({ at }) => at >= from && at < until,
      isDue: ({ at }) => at >= from - EDGE_MS && at < until - EDGE_MS,
      elsewhere,
      ownerOf: (key) => owners.get(key),
      home,
    });
  const result = compareWith(new Set());
  const isMissing = [...result.values()].some(({ differences }) =>
    differences.some(({ what }) => what === 'ours'),
  );
  return isMissing ? compareWith(new Set(sumLines(await bill(dayBefore(day))).keys())) : result;
}

/**
 * @param day that is over, `2026-11-23`
 * @throws PaymentUnknown, PaymentRefused where the provider does not give its bill
 */
async function checkBill(world: BillWorld, name: string, day: string): Promise<void> {
  const provider = world.payments.byName(name);
  if (provider?.bill === undefined) return;
  const bill = provider.bill.bind(provider);
  const [only, ...others] = await world.shops();
  // What nobody knows is the one shop's, where there is one; else it is the operator's to look at.
  const home = others.length === 0 ? only : undefined;
  const comparison = await compareDay(world, bill, { name, day, home });
  const checkedAt = world.clock.now();
  const strays = comparison.get(undefined)?.differences ?? [];
  const checks = [...comparison].flatMap(([appId, { differences, ...tallies }]): BillCheckRow[] =>
    appId === undefined
      ? []
      : [{ ...tallies, appId, day, provider: name, differing: differences.length, differences, checkedAt }],
  );
  await world.orders.transaction(async (tx) => {
    const summary = { strays: strays.slice(0, KEPT), straying: strays.length };
    const short = checks.map((row) => ({ ...row, differences: row.differences.slice(0, KEPT) }));
    await createBillStore(tx).put({ provider: name, day, checkedAt, ...summary }, short);
    for (const { appId, differing } of checks)
      if (differing > 0) await world.queue.enqueue(tx, tellBill, { appId, day, provider: name });
  });
  if (strays.length > 0)
    world.report('a bill names payments no shop here knows', { provider: name, day, lines: strays.length });
}

/** Why a provider's bill could not be had, in its own short words; empty where it could. */
export async function triedToCheck(world: BillWorld, name: string, day: string): Promise<string> {
  try {
    await checkBill(world, name, day);
    return '';
  } catch (error) {
    if (error instanceof PaymentUnknown || error instanceof PaymentRefused) return error.message;
    throw error;
  }
}
