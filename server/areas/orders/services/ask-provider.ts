/** Asks a provider what became of a payment, and settles what it says. */
import { PaymentRefused, PaymentUnknown } from '#server/areas/payments/area.ts';
import { isOpen, referenceOf } from '../rules/attempts.ts';
import { askProvider, type AskAgain } from '../jobs/job-kinds.ts';
import type { LedgerDeps } from './ledger.ts';
import { ASK_AFTER_MS, ASK_PAUSE_MS } from '../limits.ts';
import type { AttemptRow, OrderRow } from './order-rows.ts';
import { settle } from './settle.ts';

/** `unknown` where nobody can say now; the try stays what it was. */
export async function ask(world: LedgerDeps, attempt: AttemptRow): Promise<OrderRow | 'unknown'> {
  const provider = world.payments.byName(attempt.provider);
  if (provider === undefined) return 'unknown';
  await world.orders.changeAttempt(attempt, { askedAt: world.clock.now() });
  try {
    return await settle(world, attempt, await provider.query(attempt.outTradeNo, referenceOf(attempt)));
  } catch (error) {
    if (error instanceof PaymentUnknown || error instanceof PaymentRefused) return 'unknown';
    throw error;
  }
}

/** Somebody waits: the provider is asked where the last time is long enough ago, and notifications may not reach us. */
export async function askWhileWaiting(world: LedgerDeps, order: OrderRow): Promise<OrderRow> {
  if (order.state !== 'unpaid') return order;
  const now = world.clock.now();
  const due = (await world.orders.attempts(order)).filter(
    (attempt) => isOpen(attempt) && attempt.askedAt + ASK_PAUSE_MS <= now,
  );
  let latest = order;
  for (const attempt of due) {
    const evidence = await ask(world, attempt);
    if (evidence !== 'unknown') latest = evidence;
  }
  return latest;
}

/** The job: asked after each pause until something is known, or the order is closed by its own job. */
export async function askInTurn(world: LedgerDeps, { appId, id, turn }: AskAgain): Promise<void> {
  const attempt = await world.orders.attempt({ appId, id });
  if (attempt === undefined || !isOpen(attempt)) return;
  await ask(world, attempt);
  const after = await world.orders.attempt({ appId, id });
  const pause = ASK_AFTER_MS[turn + 1];
  if (after === undefined || !isOpen(after) || pause === undefined) return;
  await world.orders.transaction((tx) =>
    world.queue.enqueue(tx, askProvider, { appId, id, turn: turn + 1 }, { runAt: world.clock.now() + pause }),
  );
}
