/** A refund before anything has become of it. */
import { randomId } from '#server/kernel/db/random-id.ts';
import type { OrderRow, RefundRow } from './order-rows.ts';

export function newRefund(
  { appId, id: orderId }: Pick<OrderRow, 'appId' | 'id'>,
  input: Pick<RefundRow, 'attemptId' | 'amount' | 'cause' | 'reason'>,
  createdAt: number,
): RefundRow {
  return {
    ...input,
    appId,
    orderId,
    id: randomId('rf'),
    outRefundNo: randomId('r'),
    state: 'asked',
    answer: '',
    createdAt,
    decidedAt: undefined,
  };
}
