/** What a provider tells: judged, kept as it came, settled, and only then answered (requirement 36). */
import type { Notification, NotificationRequest, ProviderAnswer } from '#server/areas/payments/area.ts';
import type { LedgerDeps } from './ledger.ts';
import { settleRefund } from './refund-order.ts';
import { settle } from './settle.ts';
import { notificationOutcomes } from '../store/money-figures.ts';

/** Undefined where no provider of that name tells anything here. */
export async function receiveNotification(
  world: LedgerDeps,
  name: string,
  request: NotificationRequest,
): Promise<ProviderAnswer | undefined> {
  const provider = world.payments.byName(name);
  if (provider?.readNotification === undefined || provider.answerNotification === undefined) return undefined;
  const notification = await provider.readNotification(request);
  const isKept = await keep(world, name, request, notification);
  return provider.answerNotification(isKept);
}

async function keep(
  world: LedgerDeps,
  provider: string,
  { headers, body }: NotificationRequest,
  notification: Notification,
): Promise<boolean> {
  if (notification.kind === 'refused') {
    notificationOutcomes.add({ provider, outcome: 'refused' });
    world.report('a notification was refused', { provider, why: notification.why });
    return false;
  }
  const { isSettled } = await world.orders.receive({
    provider,
    notifyId: notification.id,
    body: body.bytes.toString('base64'),
    headers: { ...headers },
    receivedAt: world.clock.now(),
  });
  const outcomeOf = async () => ((await settleTold(world, notification)) ? 'settled' : 'unknown');
  const outcome = isSettled ? 'repeated' : await outcomeOf();
  notificationOutcomes.add({ provider, outcome });
  if (outcome === 'settled') await world.orders.settled(provider, notification.id, world.clock.now());
  return outcome !== 'unknown';
}

/** False where what it tells of is not there: the provider is to tell again. */
async function settleTold(
  world: LedgerDeps,
  notification: Exclude<Notification, { kind: 'refused' }>,
): Promise<boolean> {
  if (notification.kind === 'other') return true;
  if (notification.kind === 'refund') {
    const row = await world.orders.refundOfNumber(notification.outRefundNo);
    if (row === undefined) return false;
    await settleRefund(world, row, notification.evidence);
    return true;
  }
  const attempt = await world.orders.attemptOfTrade(notification.outTradeNo);
  if (attempt === undefined) return false;
  await settle(world, attempt, notification.evidence);
  return true;
}
