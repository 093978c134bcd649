/** Begins to pay an order: the try is written down before a provider hears of it (D71). */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { PaymentRefused, PaymentUnknown, type PaymentBegun } from '#server/areas/payments/area.ts';
import { ask } from './ask-provider.ts';
import { isOpen } from '../rules/attempts.ts';
import { askProvider, tellTransfer } from '../jobs/job-kinds.ts';
import type { LedgerDeps } from './ledger.ts';
import { ASK_AFTER_MS, ORDER_LIFE_MS } from '../limits.ts';
import type { AttemptRow, OrderRow } from './order-rows.ts';
import { createOrderStore } from '../store/orders.store.ts';

export type PayBegun =
  | { ok: true; id: string; paymentStart: PaymentBegun }
  | { ok: false; code: 'state-conflict' | 'payment-unreachable' | 'payment-refused' | 'bad-parameters' };

interface PayRequest {
  provider: string;
  locale: Locale;
  /** The address the buyer came by. */
  origin: string;
}

/** Whoever asks again, by a second click or in a second window, gets the same payment. */
export async function payOrder(
  world: LedgerDeps,
  { appId, id }: Pick<OrderRow, 'appId' | 'id'>,
  { provider: name, locale, origin }: PayRequest,
): Promise<PayBegun> {
  const provider = world.payments.byName(name);
  if (provider === undefined) return { ok: false, code: 'bad-parameters' };
  const { holdMs = 0 } = provider;
  const query = { name, holdMs };
  let attempt = await attemptOf(world, { appId, id }, query);
  if (attempt?.begun !== undefined) {
    // It may have ended there a moment ago: then it is begun anew, or paid.
    await ask(world, attempt);
    attempt = await attemptOf(world, { appId, id }, query);
  }
  if (attempt === undefined) return { ok: false, code: 'state-conflict' };
  if (attempt.begun !== undefined) return { ok: true, id: attempt.id, paymentStart: attempt.begun };
  const [order, line] = await Promise.all([
    world.orders.byId({ appId, id }),
    world.orders.line({ appId, id }),
  ]);
  if (order === undefined) return { ok: false, code: 'state-conflict' };
  try {
    const paymentStart = await provider.begin({
      outTradeNo: attempt.outTradeNo,
      amount: attempt.amount,
      title: readText(line.title, locale),
      // What an order held for a transfer may take too long for: companies let nobody pay for days.
      expiresAt: holdMs > 0 ? order.expiresAt : Math.min(order.expiresAt, world.clock.now() + ORDER_LIFE_MS),
      notifyUrl: world.notifyUrl(name, origin),
      returnUrl: `${origin}${pathTo('order', { id })}`,
      locale,
    });
    await world.orders.changeAttempt(attempt, { state: 'awaiting', begun: paymentStart });
    return { ok: true, id: attempt.id, paymentStart };
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await world.orders.changeAttempt(attempt, { state: 'failed' });
      world.report('a provider refused a payment', { provider: name, reason: error.reason });
      return { ok: false, code: 'payment-refused' };
    }
    if (!(error instanceof PaymentUnknown)) throw error;
    // It may have been begun all the same: the next try is the same one.
    await world.orders.changeAttempt(attempt, { state: 'unknown' });
    return { ok: false, code: 'payment-unreachable' };
  }
}

/** The try of this order by this provider that is still open, or a new one; none for an order nobody may pay. */
async function attemptOf(
  world: LedgerDeps,
  key: Pick<OrderRow, 'appId' | 'id'>,
  { name: provider, holdMs }: { name: string; holdMs: number },
): Promise<AttemptRow | undefined> {
  return world.orders.transaction(async (tx) => {
    const orders = createOrderStore(tx);
    const order = await orders.lock(key);
    const now = world.clock.now();
    if (order?.state !== 'unpaid' || order.expiresAt <= now) return undefined;
    const heldUntil = order.createdAt + holdMs;
    if (heldUntil > order.expiresAt) await orders.change(key, { expiresAt: heldUntil });
    const attempts = await orders.attempts(key);
    const open = attempts.find((one) => one.provider === provider && isOpen(one));
    if (open !== undefined) return open;
    const attempt: AttemptRow = {
      appId: key.appId,
      id: randomId('pa'),
      orderId: key.id,
      provider,
      outTradeNo: randomId('p'),
      amount: order.amount,
      state: 'created',
      begun: undefined,
      transactionId: undefined,
      createdAt: now,
      askedAt: now,
    };
    await orders.addAttempt(attempt);
    if (holdMs > 0) await world.queue.enqueue(tx, tellTransfer, { appId: key.appId, orderId: key.id });
    const [first = 0] = ASK_AFTER_MS;
    await world.queue.enqueue(
      tx,
      askProvider,
      { appId: key.appId, id: attempt.id, turn: 0 },
      { key: attempt.id, runAt: now + first },
    );
    return attempt;
  });
}
