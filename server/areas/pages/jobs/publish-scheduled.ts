/** Makes scheduled documents live at their moment (D43): a job for each schedule, and a look at the calendar now and then. */
import { isObject } from '#schemas/page/json.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { defineJob, handleJob, recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import { WATCH_SCHEDULE_MS } from '../limits.ts';
import type { DocumentName } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import type { SaleName } from '../store/scheduled-sales.ts';
import { isConfigKind, purgeDocuments } from '../rules/publish.ts';

/** What one schedule makes live. */
export interface ScheduledDocuments {
  appId: string;
  documents: DocumentName[];
  /** Goods and coupons that change with them; absent in jobs of earlier versions. */
  sales?: SaleName[];
}

export interface PublisherDeps {
  stores: { configs: Pick<ConfigStore, 'promoteDue' | 'shopsDue'> };
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
}

function readDocuments(data: unknown): ScheduledDocuments {
  const { appId, documents } = isObject(data) ? data : {};
  if (typeof appId !== 'string' || !Array.isArray(documents)) throw new Error('no documents of a shop');
  const names = documents.flatMap((one: unknown) => {
    const { kind, id } = isObject(one) ? one : {};
    return isConfigKind(kind) && typeof id === 'string' ? [{ kind, id }] : [];
  });
  return { appId, documents: names, sales: readSales(data) };
}

function readSales(data: unknown): SaleName[] {
  const sales = isObject(data) ? data['sales'] : undefined;
  if (!Array.isArray(sales)) return [];
  return sales.flatMap((one: unknown) => {
    const { kind, id } = isObject(one) ? one : {};
    return (kind === 'good' || kind === 'coupon') && typeof id === 'string' ? [{ kind, id }] : [];
  });
}

/** Asked for in the transaction that schedules. One that finds its documents put off or taken back makes nothing live. */
export const publishScheduled = defineJob<ScheduledDocuments>({
  name: 'documents.publish',
  read: readDocuments,
});

/** What the job names is purged in any case: a node that made it live may have been killed before it said so. */
export function publishAtMoment({ stores: { configs }, bus, clock }: PublisherDeps): Job {
  return handleJob(publishScheduled, async ({ appId, documents, sales = [] }) => {
    const { versions, changes } = await configs.promoteDue(appId, clock.now());
    await purgeDocuments(bus, appId, [...documents, ...versions], [...sales, ...changes]);
  });
}

/** For what is due and has no job: nodes of earlier versions wrote none. A shop that cannot publish keeps no other waiting. */
export function publishOverdue({ stores: { configs }, bus, clock }: PublisherDeps): Job {
  return recurringJob('documents.publish-overdue', WATCH_SCHEDULE_MS, async () => {
    const now = clock.now();
    await tryEach(await configs.shopsDue(now), async (appId) => {
      const { versions, changes } = await configs.promoteDue(appId, now);
      if (versions.length + changes.length > 0) await purgeDocuments(bus, appId, versions, changes);
    });
  });
}
