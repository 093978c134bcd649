/** Reminders: tells each person once that a good can be bought (ADR-488). */
import { and, eq } from 'drizzle-orm';
import type { Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { recurringJob } from '#server/kernel/jobs/define-job.ts';
import { limits, LOOK_EVERY_MS } from './limits.ts';
import { createReminderStore, type ReminderStore } from './store/reminders.store.ts';
import { saleReminder } from './tables/reminders.ts';
import { tellOpenSales } from './services/tell-open-sales.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    reminders: ReminderStore;
  }
}

export const area = defineArea({
  name: 'reminders',
  limits,
  tables: { saleReminder },
  stores: (db) => ({ reminders: createReminderStore(db) }),
  jobs: (deps: Deps) => [recurringJob('sale.open.tell', LOOK_EVERY_MS, () => tellOpenSales(deps))],
  forget: async (tx, { appId, userId }) => {
    await tx.delete(saleReminder).where(and(eq(saleReminder.appId, appId), eq(saleReminder.userId, userId)));
  },
});
