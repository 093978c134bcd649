/** The merchant has seen a transfer arrive: what they say is the evidence, through the one door of money (D71). */
import { randomId } from '#server/kernel/db/random-id.ts';
import type { LedgerDeps } from './ledger.ts';
import type { OrderRow } from './order-rows.ts';
import { settle } from './settle.ts';
import { createOrderStore } from '../store/orders.store.ts';

/** Who pays by transfer may never have pressed the button for it. */
const MANUAL = 'manual';

export type ConfirmResult =
  | { ok: true; order: OrderRow }
  | { ok: false; code: 'not-found' | 'state-conflict' };

/** @param by who said so; kept with the money */
export async function confirmPayment(
  world: LedgerDeps,
  key: Pick<OrderRow, 'appId' | 'id'>,
  by: string,
): Promise<ConfirmResult> {
  const now = world.clock.now();
  const match = await world.orders.transaction(async (tx) => {
    const orders = createOrderStore(tx);
    const order = await orders.lock(key);
    if (order === undefined) return 'not-found' as const;
    if (order.state !== 'unpaid' && order.state !== 'closed') return 'state-conflict' as const;
    const earlier = (await orders.attempts(key)).find(({ provider }) => provider === MANUAL);
    if (earlier !== undefined) return earlier;
    const attempt = {
      appId: key.appId,
      id: randomId('pa'),
      orderId: key.id,
      provider: MANUAL,
      outTradeNo: randomId('p'),
      amount: order.amount,
      state: 'awaiting' as const,
      createdAt: now,
      askedAt: now,
    };
    await orders.addAttempt(attempt);
    return attempt;
  });
  if (match === 'not-found' || match === 'state-conflict') return { ok: false, code: match };
  const evidence = {
    state: 'succeeded' as const,
    transactionId: `manual:${by}`,
    amount: match.amount,
    currency: 'CNY',
    paidAt: now,
  };
  return { ok: true, order: await settle(world, match, evidence) };
}
