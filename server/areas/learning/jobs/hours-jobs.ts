/** Enters each shop's days that are over into its ledger of hours (ADR-325). */
import { HOUR_MS } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import { enterDays } from '../hours/enter-days.ts';

export function hoursJobs(deps: Pick<Deps, 'stores' | 'clock' | 'shop'>): Job[] {
  return [
    recurringJob('hours.enter', HOUR_MS, async () => {
      await tryEach(await deps.shop.list(), async ({ info }) => {
        await enterDays(deps, info.app_id);
      });
    }),
  ];
}
