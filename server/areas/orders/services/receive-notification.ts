/** What a provider tells: judged, kept as it came, settled, and only then answered (requirement 36). */
import type { Notification, NotificationRequest, ProviderAnswer } from '#server/areas/payments/area.ts';
import type { LedgerDeps } from './ledger.ts';
import { settleRefund } from './refund-order.ts';
import { settle } from './settle.ts';

/** Undefined where no provider of that name tells anything here. */
export async function receiveNotification(
  world: LedgerDeps,
  name: string,
  request: NotificationRequest,
): Promise<ProviderAnswer | undefined> {
  const provider = world.payments.byName(name);
  if (provider?.readNotification === undefined || provider.answerNotification === undefined) return undefined;
  const told = await provider.readNotification(request);
  const isKept = await keep(world, name, request, told);
  return provider.answerNotification(isKept);
}

async function keep(
  world: LedgerDeps,
  provider: string,
  { headers, body }: NotificationRequest,
  told: Notification,
): Promise<boolean> {
  if (told.kind === 'refused') {
    world.report('a notification was refused', { provider, why: told.why });
    return false;
  }
  const { isSettled } = await world.orders.receive({
    provider,
    notifyId: told.id,
    body: body.bytes.toString('base64'),
    headers: { ...headers },
    receivedAt: world.clock.now(),
  });
  if (isSettled) return true;
  if (!(await settleTold(world, told))) return false;
  await world.orders.settled(provider, told.id, world.clock.now());
  return true;
}

/** False where what it tells of is not there: the provider is to tell again. */
async function settleTold(
  world: LedgerDeps,
  told: Exclude<Notification, { kind: 'refused' }>,
): Promise<boolean> {
  if (told.kind === 'other') return true;
  if (told.kind === 'refund') {
    const row = await world.orders.refundOfNumber(told.outRefundNo);
    if (row === undefined) return false;
    await settleRefund(world, row, told.evidence);
    return true;
  }
  const attempt = await world.orders.attemptOfTrade(told.outTradeNo);
  if (attempt === undefined) return false;
  await settle(world, attempt, told.evidence);
  return true;
}
