/** A refund before anything has become of it. */
import { randomId } from '#server/kernel/db/random-id.ts';
import type { OrderRow, RefundRow } from './order-rows.ts';

export function newRefund(
  { appId, id: orderId }: Pick<OrderRow, 'appId' | 'id'>,
  asked: Pick<RefundRow, 'attemptId' | 'amount' | 'cause' | 'reason'>,
  createdAt: number,
): RefundRow {
  return {
    ...asked,
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
