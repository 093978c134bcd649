/** Tells people what has become of their orders, and of rights that end soon; each thing once. */
import { HOUR_MS } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { handleJob, recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { tellInvoice, tellOrder, tellTransfer } from './job-kinds.ts';
import { tellEnding } from '../messages/tell-ending.ts';
import { tellDecidedInvoice } from '../messages/tell-invoice.ts';
import { tellPaid, tellRefund, tellTransfer as writeTransfer } from '../messages/tell-order.ts';

export function messageJobs(deps: Deps): Job[] {
  return [
    handleJob(tellOrder, ({ appId, orderId: id, refundId }) =>
      refundId === '' ? tellPaid(deps, { appId, id }) : tellRefund(deps, { appId, id: refundId }),
    ),
    handleJob(tellTransfer, ({ appId, orderId: id }) => writeTransfer(deps, { appId, id })),
    handleJob(tellInvoice, ({ appId, orderId: id, decidedAt }) =>
      tellDecidedInvoice(deps, { appId, id }, decidedAt),
    ),
    recurringJob('access.tell-ending', HOUR_MS, () => tellEnding(deps)),
  ];
}
