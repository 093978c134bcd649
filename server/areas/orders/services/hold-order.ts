/** Holds an order longer: its merchant gives who pays by transfer more time (D130). */
import { HOUR_MS } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { expireOrder } from '../jobs/job-kinds.ts';
import type { LedgerDeps } from './ledger.ts';
import type { OrderRow } from './order-rows.ts';
import { createOrderStore } from '../store/orders.store.ts';

export type ExtendResult =
  | { ok: true; order: OrderRow }
  | { ok: false; code: 'not-found' | 'state-conflict' };

/** Closes the order at its end, whichever that is by then. */
async function expireAtEnd({ queue }: LedgerDeps, tx: Database, order: OrderRow): Promise<void> {
  const { appId, id: orderId, expiresAt: runAt } = order;
  await queue.enqueue(tx, expireOrder, { appId, orderId }, { key: `${orderId}:${String(runAt)}`, runAt });
}

export function expireLater(world: LedgerDeps, order: OrderRow): Promise<void> {
  return world.orders.transaction((tx) => expireAtEnd(world, tx, order));
}

/** @param hours how much longer, from its end or from now, whichever is later */
export async function extendOrder(
  world: LedgerDeps,
  key: Pick<OrderRow, 'appId' | 'id'>,
  hours: number,
): Promise<ExtendResult> {
  return world.orders.transaction(async (tx) => {
    const orders = createOrderStore(tx);
    const order = await orders.lock(key);
    if (order === undefined) return { ok: false, code: 'not-found' };
    const isTransfer = (await orders.attempts(key)).some(
      ({ provider }) => world.payments.byName(provider)?.holdMs !== undefined,
    );
    if (order.state !== 'unpaid' || !isTransfer) return { ok: false, code: 'state-conflict' };
    const expiresAt = Math.max(order.expiresAt, world.clock.now()) + hours * HOUR_MS;
    await orders.change(order, { expiresAt });
    const newOrder = { ...order, expiresAt };
    await expireAtEnd(world, tx, newOrder);
    return { ok: true, order: newOrder };
  });
}
