/** From rows as the database has them to rows as the rules read them: nothing is null. */
import type { AttemptRow, LineRow, OrderRow, RefundRow } from '../services/order-rows.ts';
import type { orderLine, shopOrder } from '../tables/orders.ts';
import type { paymentAttempt } from '../tables/payments.ts';
import type { refund } from '../tables/refunds.ts';

export const readOrder = (row: typeof shopOrder.$inferSelect): OrderRow => ({
  ...row,
  closeReason: row.closeReason ?? undefined,
  paidBy: row.paidBy ?? undefined,
  paidAt: row.paidAt ?? undefined,
  closedAt: row.closedAt ?? undefined,
});

export const readLine = (row: typeof orderLine.$inferSelect): LineRow => ({
  ...row,
  periodDays: row.periodDays ?? undefined,
});

export const readAttempt = (row: typeof paymentAttempt.$inferSelect): AttemptRow => ({
  ...row,
  begun: row.begun ?? undefined,
  transactionId: row.transactionId ?? undefined,
});

export const readRefund = (row: typeof refund.$inferSelect): RefundRow => ({
  ...row,
  attemptId: row.attemptId ?? undefined,
  decidedAt: row.decidedAt ?? undefined,
});
