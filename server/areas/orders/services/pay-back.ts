/** Has a provider pay back: asked for once, and from then on asked after, for an answer that was lost is no failure (requirement 36). */
import {
  NO_SUCH_REFUND,
  PaymentRefused,
  PaymentUnknown,
  type PaymentProvider,
  type RefundEvidence,
} from '#server/areas/payments/area.ts';
import { ledgerIn, type LedgerDeps } from './ledger.ts';
import type { AttemptRow, RefundRow } from './order-rows.ts';
import { settleRefund } from './refund-order.ts';

/**
 * Pays back what was decided.
 * @throws Error where nobody knows yet what became of it: asked again later, under the same number
 */
export async function payBack(world: LedgerDeps, key: Pick<RefundRow, 'appId' | 'id'>): Promise<void> {
  const row = await world.orders.refund(key);
  if (row === undefined || !['running', 'unknown', 'failed'].includes(row.state)) return;
  const attempt =
    row.attemptId === undefined
      ? undefined
      : await world.orders.attempt({ appId: row.appId, id: row.attemptId });
  const provider = attempt === undefined ? undefined : world.payments.byName(attempt.provider);
  if (attempt === undefined || provider === undefined)
    throw new PaymentUnknown(`nobody can pay back ${row.outRefundNo}`);
  const request = askedOf(world, row, attempt);
  const earlierEvidence = (await isFirst(world, row)) ? undefined : await askAfter(provider, request);
  const evidence = earlierEvidence ?? (await askFor(provider, request));
  await settleRefund(world, row, evidence);
  if (evidence.state === 'processing') throw new PaymentUnknown('the refund is under way');
}

type RefundRequest = Parameters<PaymentProvider['refund']>[0];

const askedOf = (world: LedgerDeps, row: RefundRow, attempt: AttemptRow): RefundRequest => ({
  outRefundNo: row.outRefundNo,
  outTradeNo: attempt.outTradeNo,
  transactionId: attempt.transactionId ?? '',
  amount: row.amount,
  total: attempt.amount,
  reason: row.reason === '' ? row.cause : row.reason,
  notifyUrl: world.notifyUrl(attempt.provider),
});

/** Whether nobody has asked for it yet. Written down before it is: whoever dies in between leaves a refund to be asked after. */
function isFirst(world: LedgerDeps, row: RefundRow): Promise<boolean> {
  return world.orders.transaction(async (tx) => {
    const { orders } = ledgerIn(tx, world.clock);
    await orders.lock({ appId: row.appId, id: row.orderId });
    const latest = await orders.refund(row);
    if (latest?.state !== 'running') return false;
    await orders.changeRefund(row, { state: 'unknown' });
    return true;
  });
}

/** What became of one that may have been asked for; undefined where the provider never took it in. */
async function askAfter(
  provider: PaymentProvider,
  request: RefundRequest,
): Promise<RefundEvidence | undefined> {
  try {
    return await provider.queryRefund(request);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    if (error.reason === NO_SUCH_REFUND) return undefined;
    // A question that is refused says nothing of the money.
    throw new PaymentUnknown(error.message);
  }
}

async function askFor(provider: PaymentProvider, request: RefundRequest): Promise<RefundEvidence> {
  try {
    return await provider.refund(request);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    // Taken in, and nothing of it to be seen yet (Alipay).
    if (error.reason === NO_SUCH_REFUND) throw new PaymentUnknown(error.message);
    return { state: 'failed', reason: error.reason };
  }
}
