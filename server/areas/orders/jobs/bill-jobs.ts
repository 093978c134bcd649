/** Compares each provider's bill of yesterday once it is there, and of the days before where that was missed. */
import { DAY_MS, HOUR_MS } from '#schemas/time.ts';
import { handleJob, recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import type { Deps } from '#server/kernel/area.ts';
import { triedToCheck, type BillWorld } from '../bills/check-bills.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import { tellBill } from './job-kinds.ts';
import { tellBillDiffers } from '../messages/tell-bill.ts';

/** Companies have the bill of a day by nine or ten in the morning after it. */
const READY_AFTER_MS = 10 * HOUR_MS;
/** So many days are made up for after a server was away, or a company was. */
const DAYS_BACK = 3;

/** The oldest first. */
function daysReady(now: number): string[] {
  const today = startOf(dayAt(now - READY_AFTER_MS)) ?? 0;
  return Array.from({ length: DAYS_BACK }, (_none, at) => dayAt(today - (DAYS_BACK - at) * DAY_MS));
}

async function checkBillsOf(world: BillWorld, provider: string): Promise<void> {
  if (world.payments.byName(provider)?.bill === undefined) return;
  const days = daysReady(world.clock.now());
  const comparison = await world.bills.compared(provider, days);
  for (const day of days.filter((one) => !comparison.has(one))) {
    const why = await triedToCheck(world, provider, day);
    // Asked again in an hour; a company that is away is not asked for each day.
    if (why === '') continue;
    world.report('a bill could not be compared', { provider, day, why });
    return;
  }
}

export function billJobs(world: BillWorld, deps: Pick<Deps, 'stores' | 'shop' | 'messaging'>): Job[] {
  return [
    recurringJob('bill.compare', HOUR_MS, () =>
      tryEach(world.payments.names, (provider) => checkBillsOf(world, provider)),
    ),
    handleJob(tellBill, (key) => tellBillDiffers(deps, key)),
  ];
}
