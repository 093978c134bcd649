/** What is done about orders by itself: closing in time, asking, paying back. */
import { handleJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { askInTurn } from '../services/ask-provider.ts';
import { isOpen } from '../rules/attempts.ts';
import { closeOrder, closedBy } from '../services/close-order.ts';
import { expireLater } from '../services/hold-order.ts';
import { askProvider, closeAttempts, expireOrder, runRefund } from './job-kinds.ts';
import type { LedgerDeps } from '../services/ledger.ts';
import { payBack } from '../services/pay-back.ts';
import { settle } from '../services/settle.ts';

export function orderJobs(world: LedgerDeps): Job[] {
  return [
    handleJob(expireOrder, async ({ appId, orderId }) => {
      const order = await world.orders.byId({ appId, id: orderId });
      // It is held longer by now: for a transfer, or because the merchant gave more time (D130).
      if (order !== undefined && order.expiresAt > world.clock.now()) return expireLater(world, order);
      await closeOrder(world, { appId, id: orderId }, 'timed-out', 'sure');
    }),
    handleJob(closeAttempts, async ({ appId, orderId }) => {
      const attempts = await world.orders.attempts({ appId, id: orderId });
      for (const attempt of attempts.filter(isOpen))
        await settle(world, attempt, await closedBy(world, attempt));
    }),
    handleJob(askProvider, (attempt) => askInTurn(world, attempt)),
    handleJob(runRefund, (key) => payBack(world, key)),
  ];
}
